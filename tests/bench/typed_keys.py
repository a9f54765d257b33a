#!/usr/bin/env python3
"""Counts the keys that a person types in twenty games at the terminal, turn by turn.

    typed_keys.py PROGRAM [GAMES]      GAMES: how many of the twenty; none: all
    typed_keys.py --asked PROGRAM [GAMES]   also what was asked, and how often

A terminal of its own runs `play` for each game, with a fixed seed. The person there reads the
screen and goes by rules of thumb: they play what costs most, move where they are the stronger
ones, harm others and not themselves, and respond only to others. They press Enter or "*" where
the screen says that this is what they want, and use nothing else that the program can do for
them (`stops`, `pass until`), so the figure is that of a newcomer.
What they decide depends on the question alone, so a question that is not asked changes no game:
the hash of all games stays the same as long as the rules do, and which of several cards that are
alike a number means.

A key is a character that is typed, Enter too. At first the twenty games took 7.29 keys a turn:

    riftbound  12 games    7.82 keys a turn   2.88 lines a turn
    gwent       4 games    0.93 keys a turn   0.43 lines a turn
    zanaga      4 games    9.93 keys a turn   2.55 lines a turn

Without questions that decide nothing they took 6.94. With short numbers, Enter for what is usual
and "*" for all they take 4.68:

    riftbound  12 games    5.73 keys a turn   2.73 lines a turn
    gwent       4 games    0.88 keys a turn   0.43 lines a turn
    zanaga      4 games    5.61 keys a turn   2.50 lines a turn

What is left: of 2271 keys 1047 are Enter, some 215 are further digits of numbers above 9.
"""

import collections
import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import tempfile
import termios
import zlib

ROWS, COLUMNS = 200, 200  # all options are on one page
ANSWERS_MOST = 2000

RIFTBOUND = [
    ("proving-grounds-annie", "proving-grounds-garen"),
    ("proving-grounds-garen", "proving-grounds-lux"),
    ("proving-grounds-lux", "proving-grounds-master-yi"),
    ("proving-grounds-master-yi", "proving-grounds-annie"),
    ("origins-champion-deck-jinx", "origins-champion-deck-viktor"),
    ("origins-champion-deck-lee-sin", "origins-champion-deck-jinx"),
    ("origins-champion-deck-viktor", "origins-champion-deck-lee-sin"),
    ("spiritforged-champion-deck-fiora", "spiritforged-champion-deck-rumble"),
    ("spiritforged-champion-deck-rumble", "unleashed-champion-deck-vi"),
    ("unleashed-champion-deck-vex", "unleashed-champion-deck-vi"),
    ("unleashed-champion-deck-vi", "tournament-annie-houston"),
    ("tournament-annie-houston", "unleashed-champion-deck-vex"),
]
GWENT = [["--game", "gwent"]] * 4
ZANAGA = [["--game", "zanaga", "--mode", mode, "--seats", seats] for mode, seats in
          (("alone", "human"), ("two", "human,bot"), ("alone", "human"), ("two", "human,bot"))]

OPTION = re.compile(r"^ {0,4}(\d+[a-z]*|[a-z]{1,3})  (\S.*)$")
WANTS = re.compile(r"\[(up to )?(\d+)?(?: to (\d+))?(one)?(divide (\d+))?[^]]*\]")
MIGHT = re.compile(r"\d+:[^·]*? (\d+)(?= |$|·)")
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def twenty():
    """The games, shuffled among each other, so that the first ones are of each kind."""
    games = [["--seats", "human,bot", *decks] for decks in RIFTBOUND]
    for i, game in enumerate(GWENT + ZANAGA):
        games.insert(i * 3 + 1 if i < 6 else len(games), game)
    return games


class Terminal:
    """A program in a terminal of its own."""

    def __init__(self, command):
        pid, self.fd = pty.fork()
        if not pid:
            os.environ.update(TERM="dumb", NO_COLOR="1", LC_ALL="C.UTF-8")
            os.execv(command[0], command)
        self.pid = pid
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        mode = termios.tcgetattr(self.fd)
        mode[3] &= ~termios.ECHO
        termios.tcsetattr(self.fd, termios.TCSANOW, mode)

    def read(self):
        """Returns what is written until the prompt, and whether the program has ended."""
        text = b""
        while True:
            try:
                more = os.read(self.fd, 65536)
            except OSError:
                more = b""
            text += more
            ended = not more
            if ended or re.sub(rb"\x1b\[\?2004[hl]", b"", text[-40:]).endswith(b"> "):
                return text.decode("utf-8", "replace").replace("\r", ""), ended

    def type(self, line):
        os.write(self.fd, (line + "\n").encode())

    def close(self):
        os.close(self.fd)
        os.waitpid(self.pid, 0)


class Screen:
    """What a person reads on a screen: the question, its options, the board."""

    kept = frozenset()  # names of spells that a person keeps

    def __init__(self, text):
        lines = CODES.sub("", text.split("\x1b[H\x1b[2J")[-1]).split("\n")
        named = [re.match(r"^(.*?) \(you\)  ", line) for line in lines]
        self.me = next((name.group(1) for name in named if name), "")
        at = max((i for i, line in enumerate(lines) if self.me and
                  line.startswith(self.me + ": ")), default=0)
        self.asked = lines[at][len(self.me) + 2:] if self.me else ""
        self.board = lines[:at]
        self.options = []
        for line in lines[at + 1:]:
            option = OPTION.match(line)
            if option:
                self.options.append(option.groups())
        self.refused = [line for line in lines if line.startswith("  Not possible")]

    def find(self, *words):
        """The keys of options that begin with one of the words."""
        return [key for key, text in self.options if text.startswith(words)]

    def keys(self):
        return [key for key, text in self.options]

    def wants(self):
        """How many are picked: the least and the most."""
        wants = WANTS.search(self.asked)
        if not wants or wants.group(4):
            return 1, 1
        if wants.group(6):
            return -int(wants.group(6)), 0
        low = int(wants.group(2) or 0)
        if wants.group(1):
            return 0, low
        return low, int(wants.group(3) or low)

    def chain_is_mine(self):
        """Whether what is responded to is one's own; the question names it."""
        return re.search(r"\(%s: " % re.escape(self.me), self.asked) is not None

    def places(self):
        """Battlefields: key, who controls it, the Might of others and of oneself there."""
        place, found = None, []
        for line in self.board:
            head = re.match(r"^ ┏ (\d+):.* · controlled by (.*?) ━", line)
            side = re.match(r"^ ┃ (.*?): (.*)$", line)
            if head:
                place = [head.group(1), head.group(2), 0, 0]
                found.append(place)
            elif side and place:
                might = sum(map(int, MIGHT.findall(side.group(2) + " ")))
                place[3 if side.group(1) == self.me else 2] += might
        return found

    def ready_units(self):
        """The Might of each unit at one's base that is ready."""
        lines = [line for line in self.board if line.startswith("  Base ")]
        units = (lines or [""])[-1].split(" · ")
        return [int(might) for unit in units if "exhausted" not in unit
                for might in MIGHT.findall(unit + " ")]


def energy(text):
    cost = re.search(r"\((\d+) Energy", text)
    return int(cost.group(1)) if cost else 0


def worth(screen, text):
    """How good it is to be met by what the person does: others are harmed, oneself is not."""
    others = "'s" in text.split("→")[0].replace(screen.me + "'s", "")
    bad = re.search(r"→.*(dies|takes|loses|exhausted|returns|is stunned|falls)", text)
    good = re.search(r"→.*(gains|ready|\+|heals|becomes)", text)
    return (2 if bad and others else 0) + (2 if good and not others else 0) + \
        (-2 if bad and not others else 0) + (-2 if good and others else 0) + others * 0.5


def is_kept(text):
    """Whether a spell is kept for an answer to others, or for a combat."""
    name = re.match(r"Play (.*?)( \(|$)", text)
    return name is not None and name.group(1) in Screen.kept


def goal(screen):
    """The place where one's ready units are the stronger ones, and its key; else None."""
    mine = sum(screen.ready_units())
    for place, holder, theirs, ours in screen.places():
        if holder == screen.me or mine + ours <= theirs or not mine:
            continue
        moves = [key for key, text in screen.options
                 if text.startswith("Move to") and re.match(place + "[a-z]*$", key)]
        if moves:
            return moves[0]
    return None


def act_freely(screen):
    """The main phase: units first, what costs most; then a place that can be taken."""
    plays = [(key, text) for key, text in screen.options
             if text.startswith("Play ") and not is_kept(text)]
    if plays:
        return max(plays, key=lambda option: energy(option[1]))[0]
    return goal(screen) or "e"


def movers(screen):
    """Enough of the units: one to a place without others, else all."""
    names = [place for place in screen.places() if place[1] != screen.me]
    against = max((theirs for _, _, theirs, _ in names), default=0)
    units = screen.options if against else screen.options[:1]
    return " ".join(key for key, text in units)


def on_the_map(screen):
    """Rules of thumb for a game with a map: fight what is met, go on, else stay."""
    walks = screen.find("Walk to", "Go on to")
    if walks:
        return walks[0]
    return screen.keys()[0]


def pick(screen):
    if "(Enter: any" in screen.asked:
        return ""
    if screen.asked.startswith(("Which of your abilities", "What do you pay with")):
        return screen.keys()[0]
    low, high = screen.wants()
    if low < 0:
        n, shares = -low, len(screen.options)
        return " ".join(str(n // shares + (i < n % shares)) for i in range(shares))
    ranked = sorted(screen.options, key=lambda option: -worth(screen, option[1]))
    n = low if low else min(high, sum(worth(screen, text) > 0 for key, text in ranked))
    if not n:
        return ""
    keys = []
    for key, text in ranked:
        alike = re.search(r"\((\d+) alike\)", text)
        take = min(n - sum(count for k, count in keys), int(alike.group(1)) if alike else 1)
        if take:
            keys.append((key, take))
    return " ".join(key if count == 1 else "%sx%d" % (key, count) for key, count in keys)


def shortest(screen, line):
    """The same answer with fewer keys, where the screen says how: Enter for an option that it
    names, "*" for all options."""
    texts = [text for key, text in screen.options if key == line]
    enter = re.search(r"\(Enter: (.*?)(?:, \*: all)?(?:, \? helps.*)?\)$", screen.asked)
    if texts and enter and texts[0].lower() == enter.group(1).lower():
        return ""
    alike = sum(int((re.search(r"\((\d+) alike\)", text) or [0, 1])[1])
                for key, text in screen.options)
    if "*: all" in screen.asked and len(line.split(" ")) == alike > 1:
        return "*"
    return line


def reply(screen):
    """What the person types."""
    return shortest(screen, answer(screen))


def answer(screen):
    """What the person decides, in keys of options."""
    keys, asked = screen.keys(), screen.asked
    if asked.startswith(("Set aside", "Exchange")):
        return ""
    if "e" in keys:
        return act_freely(screen)
    if "p" in keys and ("respond or pass" in asked or "act or pass" in asked):
        plays = screen.find("Play ")
        fights = any(theirs and ours for _, _, theirs, ours in screen.places())
        respond = plays and not screen.chain_is_mine() and ("respond" in asked or fights)
        return plays[0] if respond else "p"
    if asked.startswith("Which units move"):
        return movers(screen)
    if asked.startswith("Your turn"):  # a trick-taking turn: play on unless far ahead
        plays = [key for key, text in screen.options if key != "p"]
        return plays[0] if plays else "p"
    if "y" in keys:
        return "y"
    if screen.find("Walk to", "Go on to"):
        return on_the_map(screen)
    return pick(screen)


def play(program, options, seed, asked):
    """Plays a game. Returns keys, answers, turns and the hash of its end."""
    with tempfile.TemporaryDirectory() as folder:
        terminal = Terminal([program, "play", *options, "--seed", str(seed),
                             "--replay", folder + "/game"])
        keys, answers, tries, last = 0, 0, 0, ""
        while True:
            text, ended = terminal.read()
            if ended:
                break
            now = Screen(text)
            if not now.refused or "\x1b[2J" in text:
                tries, last = 0, now
            else:
                tries += 1
            line = reply(last) if not tries else \
                ["-", *last.keys()][min(tries - 1, len(last.keys()))]
            keys += len(line) + 1
            answers += 1
            name = re.sub(r" *\(.*| *\[.*", "", last.asked)
            if "pass" in name:
                name += " (mine)" if last.chain_is_mine() else \
                    " (others')" if "(" in last.asked.split("  (")[0] else ""
            asked[name] += 1
            if answers >= ANSWERS_MOST or tries > len(last.keys()) + 1:
                raise SystemExit("no answer found to '%s': %s" % (last.asked, last.options))
            terminal.type(line)
        terminal.close()
    turns = re.search(r" in turn (\d+)", text)
    found = re.search(r"hash ([0-9a-f]+)", text)
    if not turns or not found:
        raise SystemExit("the game did not end:\n" + text[-2000:])
    return keys, answers, int(turns.group(1)), found.group(1)


def learn_cards(program):
    """Returns the names of spells that may answer others."""
    names = set()
    for keyword in ("reaction", "action"):
        told = subprocess.run([program, "cards", "type:spell keyword:" + keyword, "--columns", "name"],
                              check=True, capture_output=True, text=True).stdout
        names |= set(told.split("\n"))
    return frozenset(names)


def main(arguments):
    tells = arguments[:1] == ["--asked"]
    arguments = arguments[tells:]
    program, games = arguments[0], twenty()
    Screen.kept = learn_cards(program)
    games = games[:int(arguments[1])] if len(arguments) > 1 else games
    sums, asked, ends = collections.defaultdict(lambda: [0, 0, 0, 0]), {}, ""
    for seed, options in enumerate(games, 1):
        kind = options[1] if options[0] == "--game" else "riftbound"
        keys, answers, turns, end = play(program, options, seed,
                                         asked.setdefault(kind, collections.Counter()))
        ends += end
        print("%-10s seed %2d  %5d keys  %4d lines  %3d turns  %s" %
              (kind, seed, keys, answers, turns, end), flush=True)
        for name in (kind, "all"):
            for i, n in enumerate((1, keys, answers, turns)):
                sums[name][i] += n
    for name, (n, keys, answers, turns) in sums.items():
        print("%-10s %2d games  %6.2f keys a turn  %5.2f lines a turn" %
              (name, n, keys / turns, answers / turns))
    print("hash %08x" % zlib.crc32(ends.encode()))
    for kind in asked if tells else ():
        for name, n in asked[kind].most_common():
            print("%6d  %-10s %s" % (n, kind, name))


if __name__ == "__main__":
    main(sys.argv[1:])
