#!/usr/bin/env python3
"""Makes what is spoken in voices/ja and voices/en, and prints how loud each piece of it has become.

Needs numpy and pyopenjtalk-plus (pip), flite and sox with Ogg Vorbis (Debian: flite, sox, libsox-fmt-all):

    python3 assets/sounds/make.py

Japanese is spoken by the HTS voice "Mei" through Open JTalk, English by the voice "slt" of Flite; the licences are in
../SOURCES.md. Each phrase is cut to the speech itself, brought to the same loudness (ITU-R BS.1770, ungated, because
the phrases are shorter than its gates) and kept below the same peak by a limiter.

A phrase is a file of its own. The words by which moves are read aloud are many and short, and the head of a file, which
tells how to decode what follows, is longer than what is said: so they share one. moves.ogg is that head and then what
follows it in the file of each word; moves.txt tells how many bytes the head has, and each word.
"""

import subprocess
import sys
import tempfile
import wave
from pathlib import Path

import numpy as np
import pyopenjtalk

FOLDER = Path(__file__).resolve().parent / "voices"
RATE = 48_000
LOUDNESS = -16.0  # LUFS
PEAK = 10 ** (-3 / 20)  # -3 dB: room for what Vorbis adds
LEAD_SECS = 0.004  # kept before the speech, and faded in
TAIL_SECS = 0.030  # kept after it, and faded out
AUDIBLE = 10 ** (-32 / 20)  # of the peak: where speech begins and ends
WHISPERED = 10 ** (-42 / 20)  # the same for words that follow each other: what an f or an s has of breath is kept
RATES = {"ja": 24_000, "en": 16_000}  # the voice slt is made at 16 kHz: there is nothing above
QUALITY = "0"  # Vorbis
COUNT_SPEED = 0.7  # a counted number is one short word: it is spoken slowly, so that it can be told from another
PIECE_SPEED = 0.8  # likewise what stands by itself in a Japanese move; a square is two numbers already

# Kana where the dictionary reads the kanji in another way.
JA = {
    **{f"count-{n}": kana for n, kana in enumerate("いち にー さん よん ごー ろく なな はち きゅう じゅう".split(), 1)},
    "seconds-10": "十秒", "seconds-20": "二十秒", "seconds-25": "二十五秒", "seconds-28": "二十八秒",
    "seconds-30": "三十秒", "seconds-40": "四十秒", "seconds-50": "五十秒", "seconds-55": "五十五秒",
    "seconds-58": "五十八秒",
    "seconds-left-10": "残り十秒", "seconds-left-20": "残り二十秒", "seconds-left-30": "残り三十秒",
    "minutes-left-1": "残り一分です", "minutes-left-3": "残り三分です", "minutes-left-5": "残り五分です",
    "minutes-left-10": "残り十分です",
    "byoyomi": "秒読みに入ります",
    **{
        f"minute-{n}": f"{kanji}の考慮時間に入りました"
        for n, kanji in enumerate("一回目 二回目 三回目 四回目 五回目 六回目 七回目 はっかいめ 九回目 十回目".split(), 1)
    },
    "minutes-remain-0": "残りはありません",
    **{
        f"minutes-remain-{n}": f"残り{kanji}です"
        for n, kanji in enumerate("一回 二回 三回 四回 五回 六回 七回 はっかい 九回".split(), 1)
    },
    "time-up": "時間切れです",
    "check": "王手",
}

NUMBERS = "one two three four five six seven eight nine ten".split()
EN = {
    **{f"count-{n}": word for n, word in enumerate(NUMBERS, 1)},
    "seconds-10": "ten seconds", "seconds-20": "twenty seconds", "seconds-25": "twenty five seconds",
    "seconds-28": "twenty eight seconds", "seconds-30": "thirty seconds", "seconds-40": "forty seconds",
    "seconds-50": "fifty seconds", "seconds-55": "fifty five seconds", "seconds-58": "fifty eight seconds",
    "seconds-left-10": "ten seconds left", "seconds-left-20": "twenty seconds left",
    "seconds-left-30": "thirty seconds left",
    "minutes-left-1": "one minute left", "minutes-left-3": "three minutes left",
    "minutes-left-5": "five minutes left", "minutes-left-10": "ten minutes left",
    "byoyomi": "overtime begins",
    **{f"minute-{n}": f"extra minute number {word}" for n, word in enumerate(NUMBERS, 1)},
    "minutes-remain-0": "none are left",
    "minutes-remain-1": "one is left",
    **{f"minutes-remain-{n}": f"{NUMBERS[n - 1]} are left" for n in range(2, 10)},
    "time-up": "time is up",
    "check": "check",
}

# The words of moves, as the readers of title matches say them. A lone mora is drawn out: it would be over too soon.
PIECES = (
    "pawn lance knight silver gold bishop rook king tokin promoted-lance promoted-knight promoted-silver horse dragon"
).split()
JA_PIECES = "ふー きょう けい ぎん きん かく ひしゃ ぎょく とー なりきょう なりけい なりぎん うま りゅう".split()
JA_WORDS = {
    "black": "せんて", "white": "ごて", "lower": "したて", "upper": "うわて", "same": "おなじく",
    **{f"square-{file}{rank}": f"{file}{rank}" for file in range(1, 10) for rank in range(1, 10)},
    **dict(zip(PIECES, JA_PIECES)),
    "right": "みぎ", "left": "ひだり", "straight": "すぐ", "up": "あがる", "sideways": "よる", "back": "ひく",
    "drop": "うつ", "promotes": "なり", "stays": "ならず", "check": "おうて",
}

EN_PIECES = [name.replace("-", " ").replace("tokin", "toe kin") for name in PIECES]
EN_WORDS = {
    "black": "black", "white": "white", "lower": "she tah teh", "upper": "oo wah teh",
    **{f"number-{n}": word for n, word in enumerate(NUMBERS[:9], 1)},
    **{f"letter-{n}": sound for n, sound in enumerate("ay bee see dee ee eff jee aitch eye".split(), 1)},
    **dict(zip(PIECES, EN_PIECES)),
    "drop": "drop", "takes": "takes", "to": "to", "promotes": "promotes", "stays": "does not promote", "check": "check",
}


def speak_japanese(text, speed, _folder):
    samples, rate = pyopenjtalk.tts(text, speed=speed)
    return samples / 32_768, rate


def speak_japanese_word(text, speed, folder):
    """A word of a move. Two digits are a square and are said in one breath: ナナロク, not 七十六."""
    if not text.isdecimal():
        return speak_japanese(text, speed * PIECE_SPEED, folder)
    # After two noughts the dictionary reads digits one by one.
    digits = pyopenjtalk.run_frontend(f"00{text}")[2:]
    samples, rate = pyopenjtalk.synthesize(pyopenjtalk.make_label(digits), speed=speed)
    return samples / 32_768, rate


def speak_english(text, speed, folder):
    path = Path(folder) / "flite.wav"
    stretch = f"duration_stretch={1 / speed:.3f}"
    subprocess.run(["flite", "-voice", "slt", "--setf", stretch, "-t", text, "-o", path], check=True)
    return read_wave(path)


def read_wave(path):
    with wave.open(str(path)) as file:
        samples = np.frombuffer(file.readframes(file.getnframes()), "<i2")
        return samples / 32_768, file.getframerate()


def write_wave(path, samples, rate):
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes((np.clip(samples, -1, 1) * 32_767).round().astype("<i2").tobytes())


def envelope(samples, rate, secs=0.005):
    """How loud it is around each sample: the root mean square over `secs`."""
    width = max(1, int(secs * rate))
    return np.sqrt(np.convolve(samples**2, np.ones(width) / width, "same"))


def trimmed(samples, rate, audible=AUDIBLE):
    loud = np.flatnonzero(envelope(samples, rate) > audible * np.abs(samples).max())
    lead, tail = int(LEAD_SECS * rate), int(TAIL_SECS * rate)
    cut = samples[max(0, loud[0] - lead) : loud[-1] + tail].copy()
    cut[:lead] *= np.linspace(0, 1, lead)
    cut[-tail:] *= np.linspace(1, 0, tail)
    return cut


def loudness(samples, rate):
    """Loudness of all samples in LUFS: the two filters of BS.1770, whose coefficients are given for 48 kHz."""
    frequencies = np.fft.rfftfreq(len(samples), 1 / rate)
    z = np.exp(-2j * np.pi * frequencies / 48_000)
    shelf = (1.53512485958697 - 2.69169618940638 * z + 1.19839281085285 * z**2) / (
        1 - 1.69065929318241 * z + 0.73248077421585 * z**2
    )
    high_pass = (1 - 2 * z + z**2) / (1 - 1.99004745483398 * z + 0.99007225036621 * z**2)
    weighted = np.fft.irfft(np.fft.rfft(samples) * shelf * high_pass, len(samples))
    return -0.691 + 10 * np.log10(np.mean(weighted**2) + 1e-12)


def limited(samples, rate):
    """Turned down smoothly around the peaks: the smallest gain within 4 ms, itself smoothed over 4 ms."""
    width = int(0.004 * rate) | 1
    gain = np.minimum(1, PEAK / np.maximum(np.abs(samples), 1e-9))
    padded = np.pad(gain, width - 1, constant_values=1)
    lowest = np.lib.stride_tricks.sliding_window_view(padded, width).min(axis=1)
    smooth = np.convolve(lowest, np.ones(width) / width, "valid")
    return samples * smooth


def levelled(samples, rate):
    # The limiter takes a little away, so it is measured again after it.
    for _ in range(8):
        samples = limited(samples * 10 ** ((LOUDNESS - loudness(samples, rate)) / 20), rate)
    return samples


def encode(path, samples, rate, out_rate, folder):
    wav = Path(folder) / "phrase.wav"
    write_wave(wav, samples, rate)
    subprocess.run(["sox", "-R", wav, "-C", QUALITY, "-r", str(out_rate), path], check=True)


def measure(path, folder):
    wav = Path(folder) / "back.wav"
    subprocess.run(["sox", "-R", path, wav], check=True)
    samples, rate = read_wave(wav)
    onset = np.flatnonzero(envelope(samples, rate, 0.002) > AUDIBLE * np.abs(samples).max())[0] / rate
    rms, peak = np.sqrt(np.mean(samples**2)), np.abs(samples).max()
    return len(samples) / rate, onset * 1_000, loudness(samples, rate), 20 * np.log10(rms), 20 * np.log10(peak)


def make_phrases(language, phrases, speak, folder):
    for name, text in phrases.items():
        samples, rate = speak(text, COUNT_SPEED if name.startswith("count-") else 1.0, folder)
        path = FOLDER / language / f"{name}.ogg"
        encode(path, levelled(trimmed(samples, rate), rate), rate, RATES[language], folder)
        yield f"{language}/{name}", path.stat().st_size, *measure(path, folder)


def make_words(language, words, speak, folder):
    files = {}
    for name, text in words.items():
        samples, rate = speak(text, 1.0, folder)
        path = Path(folder) / "word.ogg"
        encode(path, levelled(trimmed(samples, rate, WHISPERED), rate), rate, RATES[language], folder)
        files[name] = path.read_bytes()
        yield f"{language}/moves: {name}", len(files[name]), *measure(path, folder)
    heads = {file[: head_length(file)] for file in files.values()}
    assert len(heads) == 1, "the words cannot share a head"
    head = heads.pop()
    bodies = {name: file[len(head) :] for name, file in files.items()}
    (FOLDER / language / "moves.ogg").write_bytes(b"".join([head, *bodies.values()]))
    lines = [f"head {len(head)}", *(f"{name} {len(body)}" for name, body in bodies.items())]
    (FOLDER / language / "moves.txt").write_text("\n".join(lines) + "\n")


def head_length(file):
    """Where the third page of an Ogg file begins: the first two hold the three headers of Vorbis."""
    return file.index(b"OggS", file.index(b"OggS", 4) + 4)


VOICES = [
    ("ja", JA, speak_japanese, JA_WORDS, speak_japanese_word),
    ("en", EN, speak_english, EN_WORDS, speak_english),
]


def main():
    figures = []
    for language, phrases, speak, words, speak_word in VOICES:
        (FOLDER / language).mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory() as folder:
            figures.extend(make_phrases(language, phrases, speak, folder))
            figures.extend(make_words(language, words, speak_word, folder))
    print(f"{'phrase':26} {'bytes':>6} {'secs':>5} {'onset ms':>8} {'LUFS':>6} {'RMS dB':>7} {'peak dB':>7}")
    for name, size, secs, onset, lufs, rms, peak in figures:
        print(f"{name:26} {size:6} {secs:5.2f} {onset:8.1f} {lufs:6.1f} {rms:7.1f} {peak:7.1f}")
    files = [path for path in FOLDER.rglob("*") if path.is_file()]
    print(f"{len(figures)} pieces, {sum(path.stat().st_size for path in files)} bytes in {len(files)} files")


if __name__ == "__main__":
    sys.exit(main())
