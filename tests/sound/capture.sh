#!/bin/sh
# Listens to what the program really plays: a sound server of its own with a sink that keeps real time and is heard by
# nobody, and the tests in captured.rs. Needs pulseaudio, pulseaudio-utils and the ALSA plugins (Debian:
# libasound2-plugins). About a minute and a half.
set -eu
work=$(mktemp -d)
XDG_RUNTIME_DIR=$work/run
export XDG_RUNTIME_DIR
mkdir -m 700 "$XDG_RUNTIME_DIR"
printf 'pcm.!default { type pulse }\nctl.!default { type pulse }\n' >"$work/asound.conf"
# The usual file comes first: it defines the plugins.
ALSA_CONFIG_PATH=/usr/share/alsa/alsa.conf:$work/asound.conf
export ALSA_CONFIG_PATH
# Without norewinds a null sink sleeps for two seconds before it first takes samples; a card does not.
pulseaudio -n --daemonize=no --exit-idle-time=-1 --disallow-exit \
    -L "module-null-sink sink_name=cap rate=48000 norewinds=1" -L module-native-protocol-unix &
server=$!
trap 'kill $server; wait $server || true; rm -rf "$work"' EXIT
sleep 2
cargo test --test sound captured -- --ignored --nocapture --test-threads=1 "$@"
