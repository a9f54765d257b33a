#!/usr/bin/env python3
"""many_games.py BUILD [GAMES] [GAME] -- how much memory a program has that plays a million games.

It steps 256 games of GWENT together, by chance, until so many have ended, and prints its memory
twenty times on the way: a table of BENCH.md. The last line is how much more it has at the end than
after the first twentieth; by then all that the library keeps is there.
Example: PYTHONPATH=tools/python python3 tests/bench/many_games.py build 1000000
"""
import os
import resource
import sys
import time

ROWS = 20


def rss():
    """Returns the memory of this program in KiB."""
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * resource.getpagesize() // 1024


def main():
    root, most = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1_000_000
    os.environ.setdefault("CARDWRIGHT_LIBRARY", os.path.join(root, "lib", "libcardwright.so"))
    import numpy
    from cardwright import Batch, Cards

    cards = Cards(os.path.join(root, "cards.db"), sys.argv[3] if len(sys.argv) > 3 else "gwent")
    batch, chance = Batch(cards, 256, seed=1, jobs=1), numpy.random.default_rng(1)
    now, games, sizes, begun = batch.now, 0, [], time.process_time()
    print("| games | KiB | games/s |\n|---:|---:|---:|", flush=True)
    while games < most:
        noise = chance.random(now.legal.shape, numpy.float32)
        noise *= now.legal
        batch.step(noise.argmax(1))
        games += int(now.ended.sum())
        while games >= most * (len(sizes) + 1) // ROWS and len(sizes) < ROWS:
            sizes.append(rss())
            print(f"| {games} | {sizes[-1]} | {games / (time.process_time() - begun):.0f} |", flush=True)
    print(f"{sizes[-1] - sizes[0]} KiB more after {games} games than after {most // ROWS}")


if __name__ == "__main__":
    main()
