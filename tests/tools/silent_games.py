#!/usr/bin/env python3
"""silent_games.py -- writes a set of scripts for a game in Lua that each say something in vain,
from the words that its game.lua declares, and prints those of which a check says nothing.

    silent_games.py PROGRAM DATABASE GAME TYPE THING ACT DIR
"""

import csv
import json
import pathlib
import re
import subprocess
import sys

program, database, game, carriers, thing, act, folder = sys.argv[1:]
carriers = dict(pair.split("=") for pair in carriers.split(","))  # of a clause; "": of others
folder = pathlib.Path(folder)
CLAUSES = ("effect", "when", "as", "instead", "can", "cannot", "passive", "activated")
TOLD_OF_LISTS = re.compile(r"\[CW(305|306|316|40\d)\]")

manual = json.loads(subprocess.run(
    [program, "words", "--db", database, "--game", game, "--json"],
    capture_output=True, check=True, text=True).stdout)
declared = pathlib.Path("cards", game, "game.lua").read_text(encoding="utf-8")
rows = []


def of_sort(sort):
    return [row for row in manual if row["sort"] == sort]


def words_in(row):
    return {word.strip() for word in row["in"].split(",")}


def add(kind, what, text):
    rows.append((kind, what, text))


def card(text):
    return 'card "@" { ' + text + " }"


def clause(name, more):
    """Returns a clause of that name that says [more] beside what it needs."""
    run = f"run = function() {act} end"
    starts = {
        "effect": run, "activated": run, "passive": f"me, {layer} = 2",
        "when": f"{event_of['when']} = me, {run}", "as": f"{event_of['as']} = me, {run}",
        "instead": f"{event_of['instead']} = me, {run}", "cannot": f"{event_of['cannot']} = me",
        "can": f"{event_of['can']} = me",
    }
    return f"{name} {{ {starts[name]}, {more} }}"


def carrier_of(text):
    """Returns the type of a card that may have the clauses of that script."""
    for name in ("activated", "effect"):
        if name in carriers and re.search(rf"\b{name} {{", text):
            return carriers[name]
    return carriers[""]


def takes(form, sort):
    """Returns whether a key of that form takes a value of that sort."""
    wanted = {
        "query": "query|condition|place|amount|reading|things", "compare": "amount|condition",
        "number": "amount|number|reading", "cost": "cost", "text": '"', "function": "function",
        "duration": "duration", "place": "place|zone|here|query", "happened": "happened|condition|amount|reading",
        "player": "query|player|condition|me", "keyword": "clause", "tag": "clause",
    }
    return bool(re.search(wanted.get(sort, "$^"), form)) or form == ""


kinds = [row["word"] for row in of_sort("kind")]
players = {"player", "opponent"}
things = [kind for kind in kinds if kind not in players]
types_of = {name: re.findall(r'"(\w+)"', types) for name, types in
            re.findall(r'\{ "(\w+)", types = \{([^}]*)\}', declared)}
events = of_sort("event")
event_of = {name: next((row["word"] for row in events
                        if name in words_in(row) and row["form"] == "things"), None)
            for name in CLAUSES}
clauses = [name for name in CLAUSES if name not in event_of or event_of[name] or
           name in ("effect", "passive", "activated")]
questions = of_sort("question")
numbers = re.findall(r'\{ "(\w+)", of = (\w+),[^\n]*layers', declared)
layers = {}
for block in re.finditer(r'\{ "(\w+)", of = (\w+),[^{]*layers = \{(.*?)\} \}', declared, re.S):
    for name in re.findall(r'\{ "(\w+)"', block[3]):
        layers[name] = block[2]
layer = next(name for name, of in layers.items() if re.search(rf'"{name}", add', declared))
asked = dict(re.findall(r'\{ "(\w+)",(?: for_cards,)? (?:yes|number[^}]*?)(?:, for_cards)?, of = (\w+)', declared))
zones = [row["word"] for row in of_sort("zone")]
values = {
    "query": ["either(%s, player)" % thing, "%s { friendly }" % thing], "compare": ["at_least(2)"],
    "happened": ["happened { %s = me }" % event_of["when"]], "number": ["3"], "cost": ["cost { counter = { } }"],
    "text": ['"Nothing At All"'], "truth": ["true"], "function": ["function() end"], "duration": ["this_turn"],
    "place": [zones[0]], "player": ["opponent"], "clause": ["passive { me, %s = 2 }" % layer],
    "keyword": ['tag "Cat"'], "verb": ["count"], "list": ["{}"], "nil": ["except { friendly }"],
}


def each_value():
    for sort, texts in values.items():
        for text in texts:
            yield sort, text


def of_events():
    run = f"run = function() {act} end"
    for row in events:
        name, said = row["word"], words_in(row)
        own = "me" if row["form"] == "things" else "you"
        for clause_ in ("when", "as", "instead", "can", "cannot"):
            tail = "" if clause_ in ("can", "cannot") else ", " + run
            if clause_ not in said:
                add("an event in a clause that nobody asks", f"{clause_} {name}",
                    card(f"{clause_} {{ {name} = {own}{tail} }}"))
                continue
            wrong = players if own == "me" else things
            for kind in sorted(wrong) + ([] if own == "me" else ["me"]) + (["you"] if own == "me" else []):
                add("an event that befalls no such thing", f"{clause_} {name} = {kind}",
                    card(f"{clause_} {{ {name} = {kind}{tail} }}"))
            for sort, text in each_value():
                if sort not in ("query", "player", "place"):
                    add("an event with no query", f"{clause_} {name} = {text}",
                        card(f"{clause_} {{ {name} = {text}{tail} }}"))
        if "happened" in said:
            for kind in sorted(players if own == "me" else things):
                add("what never happened", f"happened {name} = {kind}",
                    card(f"passive {{ me, {layer} = 2, provided = happened {{ {name} = {kind} }} }}"))
        counts = re.search(rf'\{{ "{name}",[^\n]*\bamount\b', declared)
        for key in ("amount = 2", "reaches = 2", 'phase = "Main"', 'because = "%s"' % name, 'of = "Nothing"'):
            if "when" in said and not (counts and key == "amount = 2"):
                add("a key of events that this one lacks", f"{name}, {key}",
                    card(f"when {{ {name} = {own}, {key}, {run} }}"))
    for name in re.findall(r'\{ "(\w+)",[^\n]*\btold\b', declared):
        add("an event that is only told", f"when {name}", card(f"when {{ {name} = me, {run} }}"))


def of_keys():
    for row in of_sort("key"):
        key, said = row["word"], words_in(row)
        for name in clauses:
            if name in said:
                for sort, text in each_value():
                    if takes(row["form"], sort) or (key == "of" and sort == "text"):
                        continue
                    add("a key with another value", f"{key} = {text} in {name}",
                        card(clause(name, f"{key} = {text}")))
            elif not any(other["word"] == key and name in words_in(other) for other in of_sort("key")):
                add("a key where it does not stand", f"{key} in {name}",
                    card(clause(name, f"{key} = 2")))
    for row in of_sort("flag"):
        for name in clauses:
            if name not in words_in(row):
                add("a mark where it does not stand", f"{row['word']} in {name}",
                    card(clause(name, row["word"])))


def holds(kind, what, query):
    add(kind, what, f"local one = {query} " + card(clause("activated", f"provided = one")))


def of_queries():
    for row in of_sort("query key"):
        for sort, text in each_value():
            if not takes(row["form"], sort):
                holds("a key of queries with another value", f"{row['word']} = {text}",
                      f"{thing} {{ {row['word']} = {text} }}")
    for row in of_sort("field"):
        of = "player" if row["in"] == "players" else thing
        other = thing if of == "player" else "player"
        holds("a number that it does not have", f"{other} {row['word']}",
              f"{other} {{ {row['word']} = at_least(1) }}")
        if asked.get(row["word"]) == "player":
            holds("a number that it does not have", f"{thing} {row['word']}",
                  f"{thing} {{ {row['word']} = at_least(1) }}")
        holds("a number that is always so", f"{row['word']} at least none", f"{of} {{ {row['word']} = less_than(-30000) }}")
        for sort, text in each_value():
            if sort not in ("number", "compare", "happened", "query", "verb"):
                holds("a number with another value", f"{row['word']} = {text}",
                      f"{of} {{ {row['word']} = {text} }}")
    for row in of_sort("adjective"):
        word = row["word"]
        if row["in"] == "things":
            holds("a mark that it never has", f"player {word}", f"player {{ {word} }}")
        if row["in"] == "players":
            holds("a mark that it never has", f"{thing} {word}", f"{thing} {{ {word} }}")
        if asked.get(word) == "player":
            holds("a mark that it never has", f"{thing} {word}", f"{thing} {{ {word} }}")
        of = "player" if row["in"] == "players" else thing
        holds("what is left out again", f"except {word}", f"{of} {{ {word}, except {{ {word} }} }}")
        holds("a mark twice", word, f"{of} {{ {word}, {word} }}")
    holds("nobody's", "friendly enemy", f"{thing} {{ friendly, enemy }}")
    for kind in things:
        for zone in zones:
            holds("a place twice", f"{kind} at {zone}", f"{kind} {{ at = {{ {zone}, {zone} }} }}")


def of_questions():
    for row in questions:
        name = row["word"]
        if name == "has" or name.endswith("_last"):
            continue
        said = name if row["form"] == "stands alone" else f"{name} = 2"
        of = layers.get(name) or asked.get(name) or "card"
        meant = set(types_of.get(of, [carriers[""]] if of not in players else []))
        subject = "player { you }" if of == "player" else of
        for kind in kinds:
            if kind in players:
                if of == "player":
                    continue
            elif of == "card" or kind == "card" or set(types_of.get(kind, [])) & meant:
                continue
            add("a question that is not asked of it", f"{name} of {kind}",
                card(f"passive {{ {kind}, {said} }}"))
        if row["form"] == "stands alone":
            for value in ("1", "true", '"yes"', thing):
                add("a mark with a value", f"{name} = {value}", card(f"passive {{ {subject}, {name} = {value} }}"))
        else:
            add("a number without one", name, card(f"passive {{ {subject}, {name} }}"))
            idle = 1 if re.search(rf'"{name}", (times|divide)', declared) else 0
            if re.search(rf'"{name}", (number, )?(add|times|divide)', declared):
                add("a number that changes nothing", f"{name} = {idle}",
                    card(f"passive {{ {subject}, {name} = {idle} }}"))
            for sort, text in each_value():
                if sort not in ("number", "compare", "happened", "query", "verb", "player"):
                    add("a number with another value", f"{name} = {text}",
                        card(f"passive {{ {subject}, {name} = {text} }}"))
        for key in ("by = opponent", f"to = {zones[0]}", f"to = {thing}", "minimum = 1", f"at = {zones[0]}",
                    'of = "Nothing"', f"choosing = {thing}", "each_turn = 1", "once", "uses = 2"):
            add("a key that no question reads", f"{name}, {key}", card(f"passive {{ {subject}, {said}, {key} }}"))


def of_words():
    for sort in ("kind", "adjective", "zone", "role", "word"):
        for row in of_sort(sort):
            if row["form"]:
                continue
            word = row["word"]
            for text in (f"if {word} then {act} end", f"if not {word} then {act} end",
                         f"if {word} == 3 then {act} end", f"local {word} = 1 {act} count({word})"):
                add("a word as a condition", text, card(f"activated {{ run = function() {text} end }}"))


def of_verbs():
    for row in of_sort("verb") + of_sort("reading"):
        name = row["word"]
        first = re.match(r"\w+\(([^,)]*)", row["form"])
        first = first[1].strip("[]") if first else ""
        others = row["form"].count(",")
        if others and not re.search(r"\(\w+, \[", row["form"]):
            continue
        for text, sort in (("2", "number"), ("you", "player"), ("me", "things"), ('"Nothing At All"', "text"),
                           (zones[0], "place"), ("this_turn", "word"), ("true", "truth")):
            if sort == first or (first, sort) in (("place", "things"), ("place", "player"), ("things", "player")):
                continue
            if not first or "number or things" in first or first == "term" or first == "price":
                continue
            if first in ("zone", "place") and sort in ("place", "things") or first == "query":
                continue
            if first in ("word", "how long") and sort == "word":
                continue
            add("a verb with another thing", f"{name}({text})",
                card(clause("activated", "").replace(act, f"{name}({text}) {act}")))
        if row["sort"] == "reading":
            add("an answer that nobody uses", name, card(clause("activated", "").replace(act, f"{name}(me) {act}")))


def of_sound():
    """Adds what each row above stands in, without its slip."""
    run = f"run = function() {act} end"
    for text in (f"when {{ {event_of['when']} = me, {run} }}", f"passive {{ me, {layer} = 2 }}",
                 f"passive {{ {thing} {{ friendly }}, {layer} = 2, provided = happened {{ {event_of['when']} = me }} }}",
                 f"instead {{ {event_of['instead']} = me, {run} }}", f"cannot {{ {event_of['cannot']} = me }}",
                 f"activated {{ {run} }}", f"activated {{ provided = {thing} {{ enemy }}, {run} }}",
                 f"effect {{ {run} }}"):
        if "effect" in text and "effect" not in carriers:
            continue
        add("sound", text, card(text))


def write_set():
    folder.mkdir(parents=True)
    meta = {"set": "SLP", "name": "Slips", "game": game, "api": 3}
    (folder / "set.json").write_text(json.dumps(meta))
    with open(folder / "cards.csv", "w", newline="", encoding="utf-8") as out:
        table = csv.writer(out)
        table.writerow(["code", "name", "type", "script"])
        for n, (_, _, text) in enumerate(rows, 1):
            table.writerow([f"SLP-{n}", f"Row {n}", carrier_of(text), "yes"])
            (folder / f"slp-{n}.lua").write_text(
                f"-- SLP-{n} Row {n}\n-- In vain.\n{text.replace('@', f'SLP-{n}')}\n", encoding="utf-8")


def silent():
    out = subprocess.run(
        [program, "check", "--db", database, "--format=gcc", "--no-scenarios", str(folder)],
        capture_output=True, check=False, text=True).stdout
    told = {int(n) for line in out.splitlines() if not TOLD_OF_LISTS.search(line)
            for n in re.findall(r"/slp-(\d+)\.lua:\d+:\d+: ", line)}
    (folder.parent / (folder.name + ".out")).write_text(out)
    return [row for n, row in enumerate(rows, 1) if n not in told]


for part in (of_events, of_keys, of_queries, of_questions, of_words, of_verbs):
    part()
slips = len(rows)
of_sound()
write_set()
found = silent()
sound = [row for row in found if row[0] == "sound"]
found = [row for row in found if row[0] != "sound"]
print(f"{slips} rows, {len(rows) - slips - len(sound)} sound ones told", file=sys.stderr)
for _, what, _ in rows[slips:]:
    if what not in [row[1] for row in sound]:
        print("told:", what, file=sys.stderr)
for kind, what, _ in found:
    print(f"{game}: {kind}: {what}")
