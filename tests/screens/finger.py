#!/usr/bin/env python3
"""A finger for an X server whose touch screen is the driver `inputtest`: finger.py <socket> <width> <height>

Reads what is to be done, line by line, and answers each with `done`:

    tap X Y
    drag X Y TO_X TO_Y
    pinch X Y FROM TO       two fingers, so far from the point at first and at last
"""

import socket
import struct
import sys
import time

# xf86-input-inputtest-protocol.h; touches are those of the X input extension.
CLIENT_VERSION, WAIT_FOR_SYNC, TOUCH = 0, 1, 6
BEGIN, UPDATE, END = 18, 19, 20
VALUATORS, FULL_SCALE = 64, 65535.0


class Screen:
    def __init__(self, path, width, height):
        self.size = width, height
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(path)
        self.send(CLIENT_VERSION, struct.pack("<HH", 1, 1))
        self.touches = 0

    def send(self, kind, body=b""):
        self.socket.send(struct.pack("<II", 8 + len(body), kind) + body)
        if kind != TOUCH:
            self.socket.recv(64)

    def touch(self, finger, phase, x, y):
        width, height = self.size
        places = [x / width * FULL_SCALE, y / height * FULL_SCALE] + [0.0] * (2 * VALUATORS - 2)
        body = struct.pack("<III8s4x", finger, phase, 0, bytes([0b11])) + struct.pack(f"<{2 * VALUATORS}d", *places)
        self.send(TOUCH, body)
        self.send(WAIT_FOR_SYNC)

    def follow(self, *paths):
        """Each finger goes along its points at the same time."""
        fingers = range(self.touches + 1, self.touches + 1 + len(paths))
        self.touches += len(paths)
        steps = list(zip(*paths))
        for index, points in enumerate(steps):
            phase = BEGIN if index == 0 else UPDATE
            for finger, point in zip(fingers, points):
                self.touch(finger, phase, *point)
            time.sleep(0.04)
        for finger, point in zip(fingers, steps[-1]):
            self.touch(finger, END, *point)

    def do(self, what, *numbers):
        if what == "tap":
            self.follow([numbers] * 3)
        elif what == "drag":
            x, y, to_x, to_y = numbers
            self.follow([(x + (to_x - x) * part / 20, y + (to_y - y) * part / 20) for part in range(21)])
        elif what == "pinch":
            x, y, near, far = numbers
            apart = [near + (far - near) * part / 20 for part in range(21)]
            self.follow([(x - by, y) for by in apart], [(x + by, y) for by in apart])
        else:
            sys.exit(f"no finger can {what}")


def main():
    path, width, height = sys.argv[1:]
    screen = Screen(path, float(width), float(height))
    for line in sys.stdin:
        what, *numbers = line.split()
        screen.do(what, *map(float, numbers))
        print("done", flush=True)


main()
