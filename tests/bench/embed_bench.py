#!/usr/bin/env python3
"""embed_bench.py BUILD [SECONDS] -- how many decisions a second programs make by the library, as a
table of BENCH.md.

Programs play by chance, by turns: one in C that asks and answers game by game, the same with each
position as numbers, and one in Python that steps 256 games together and gets all positions and
options as arrays, on one thread and on two. Times are those that the program worked; that of two
threads is halved, as if each had a processor of its own.
Example: PYTHONPATH=tools/python python3 tests/bench/embed_bench.py build 5
"""
import os
import re
import subprocess
import sys
import tempfile
import time

GAMES = ["riftbound", "gwent", "zanaga"]


def build(folder, lib):
    """Builds the program in C against the library."""
    program = os.path.join(folder, "speed")
    compiler = os.environ.get("CC", "cc").split()
    subprocess.run(
        [*compiler, "-O2", "-std=gnu11", f"-I{lib}", "tests/embed/speed.c", f"-L{lib}", "-lcardwright",
         f"-Wl,-rpath,{os.path.abspath(lib)}", "-o", program], check=True)
    return program


def asked(program, database, game, seconds, *more):
    """Returns the decisions a second of the program in C."""
    out = subprocess.run([program, database, game, str(seconds), *more], check=True, capture_output=True, text=True)
    return int(re.match(r"(\d+) decisions/s", out.stdout)[1])


class Stepped:
    """Games in batches, which go on from one slice to the next."""

    def __init__(self, database, game, jobs):
        import numpy
        from cardwright import Batch, Cards

        self.numpy, self.cards = numpy, Cards(database, game)
        self.batch = Batch(self.cards, 256, seed=1, jobs=jobs)
        self.jobs, self.chance = jobs, numpy.random.default_rng(1)

    def play(self, seconds):
        """Returns the decisions a second: actions that were taken where something was asked."""
        now, actions, begun = self.batch.now, 0, time.process_time()
        while time.process_time() - begun < seconds * self.jobs:
            noise = self.chance.random(now.legal.shape, self.numpy.float32)
            noise *= now.legal
            self.batch.step(noise.argmax(1))
            actions += len(now.legal)
        return actions * self.jobs / (time.process_time() - begun)


def main():
    root, seconds = sys.argv[1], float(sys.argv[2]) if len(sys.argv) > 2 else 5.0
    database = os.path.join(root, "cards.db")
    os.environ.setdefault("CARDWRIGHT_LIBRARY", os.path.join(root, "lib", "libcardwright.so"))
    print("| game | C, asked | C, with positions | Python, batches of 256 | on two threads | of C asked | two threads | "
          "of C with positions |")
    print("|---|---:|---:|---:|---:|---:|---:|---:|")
    with tempfile.TemporaryDirectory() as folder:
        program = build(folder, os.path.join(root, "lib"))
        for game in GAMES:
            stepped, spread = Stepped(database, game, 1), Stepped(database, game, 2)
            rows = [[], [], [], []]
            for _ in range(5):
                rows[0].append(asked(program, database, game, seconds / 5))
                rows[1].append(asked(program, database, game, seconds / 5, "seen"))
                rows[2].append(stepped.play(seconds / 5))
                rows[3].append(spread.play(seconds / 5))
            best = [max(row) for row in rows]
            print(f"| {game} | {best[0]:.0f} | {best[1]:.0f} | {best[2]:.0f} | {best[3]:.0f} | {best[2] / best[0]:.2f} | "
                  f"{best[3] / best[0]:.2f} | {best[2] / best[1]:.2f} |")
            del stepped, spread


if __name__ == "__main__":
    main()
