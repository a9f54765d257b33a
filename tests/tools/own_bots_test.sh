#!/bin/sh
# own_bots_test.sh -- simulate --bots ./program: it plays as it should, knows what its seat
# may know, and whatever it does wrong is told and ends no other game.
set -u
if ! command -v python3 >/dev/null; then
    echo "left out: python3 is not here, so no program played"
    exit 0
fi
. tests/tools/claims.sh

PYTHONPATH=$(realpath tools/python)
export PYTHONPATH PYTHONDONTWRITEBYTECODE=1
decks="proving-grounds-annie proving-grounds-garen"

# bot NAME: a program of that name whose text is the input; `first` answers with first options.
bot() {
    {
        cat <<'END'
#!/usr/bin/env python3
import json, os, sys, time
from cardwright.pipe import Seat, Refused, any_answer

def first(q):
    n = len(q["options"])
    if q["sort"] == "split":
        return {"split": [q["total"] - n + 1] + [1] * (n - 1)}
    return list(range(max(q["min"], min(1, q["max"]))))

def play(seat):
    while (q := seat.question())["type"] == "question":
        seat.answer(first(q))
    return q

seat = Seat()
END
        cat
    } >"$dir/$1"
    chmod +x "$dir/$1"
}

bot plain <<'END'
for me in seat.games():
    assert play(seat)["type"] == "over"
END
bot crash <<'END'
for game, me in enumerate(seat.games()):
    for _ in range(5):
        seat.answer(first(seat.question()))
    if game % 2:
        sys.exit(3)
    play(seat)
END
bot garbage <<'END'
for game, me in enumerate(seat.games()):
    if game == 1:
        seat.writer.write("no \x1b[2J JSON\n")
        seat.writer.flush()
    play(seat)
END
bot silent <<'END'
for game, me in enumerate(seat.games()):
    time.sleep(60 * (game == 1))
    play(seat)
END
bot wrong <<'END'
for game, me in enumerate(seat.games()):
    while game == 1:
        try:
            seat.answer([999])
        except Refused:
            pass
    play(seat)
END
bot mute <<'END'
for game, me in enumerate(seat.games()):
    os.close(1)
    time.sleep(60)
END
bot leaves <<'END'
seat.say("hello")
END
bot last <<'END'
for game, me in enumerate(seat.games()):
    if game == 1:
        seat.exchange([{"type": "batch", "requests": [{"type": "concede"}, {"type": "bye"}]}])
    play(seat)
END
bot busy <<'END'
for game, me in enumerate(seat.games()):
    late = time.monotonic() + 4
    while game == 1 and time.monotonic() < late:
        seat.view()
    play(seat)
END
bot stops <<'END'
for game, me in enumerate(seat.games()):
    if game == 1:
        os.kill(os.getppid(), 2)  # Ctrl-C
        time.sleep(60)
    play(seat)
END
bot heap <<'END'
for game, me in enumerate(seat.games()):
    if game == 1:
        wrong = {"type": "answer", "pick": [999]}
        seat.exchange([{"type": "batch", "requests": [wrong] * 10}])
    play(seat)
END
bot long <<'END'
for id in "x" * 300, [1]:
    reply = seat.exchange([{"type": "newgame", "id": id}])[0]
    assert (reply["type"] == "refused") == (len(id) > 1)
assert reply["id"] == [1]
seat.writer.write('{"type":"newgame","type":"newgame"}\n')
seat.writer.flush()
assert seat.receive()["type"] == "refused"
play(seat)
for me in seat.games():
    play(seat)
END
bot dumb <<'END'
for me in seat.games():
    for _ in range(3000):
        seat.send({"type": "view"})
    seat.writer.flush()
    os.close(1)
    time.sleep(60)
END
bot loud <<'END'
for me in seat.games():
    sys.stderr.write("a \x1b[2J word\n" + "x" * 100000 + "\nthe last")
    sys.stderr.flush()
    play(seat)
END
bot deaf <<'END'
for me in seat.games():
    while True:
        seat.send({"type": "view"})
END
bot nosy <<'END'
def refused(**request):
    reply = seat.exchange([request])[0]
    assert reply["type"] == "refused", request

for me in seat.games():
    while (q := seat.question())["type"] == "question":
        other = 1 - me
        assert q["player"] == me
        refused(type="view", seat=other)
        refused(type="save")
        refused(type="undo")
        refused(type="newgame", seed=1)
        refused(type="nextgame")
        refused(type="seat", seat=other)
        refused(type="question", session=1)
        view = seat.view()
        assert all(t["card"] is None for t in view["zones"].get(f"hand:{other}", []))
        assert all(t["card"] for t in view["zones"].get(f"hand:{me}", []))
        assert "seed" not in q
        here = seat.question(), seat.view()
        with seat.fork(seed=1):
            seat.answer(first(q))
        assert here == (seat.question(), seat.view())
        seat.fork(seed=2).__enter__()  # and goes back by number alone
        seat.branch = 0
        seat.say("branch", branch=0)
        seat.answer(first(q))
    assert "hash" not in q and "seed" not in q
END

run() {
    "$program" simulate $decks --seed 3 --seconds 20 "$@" >"$dir/out" 2>"$dir/told"
}
key() { python3 -c 'import json, sys; print(json.load(open(sys.argv[1]))[sys.argv[2]])' "$dir/out" "$1"; }

# alike JOBS...: plain against greedy gives the same games with one thread and with two.
alike() {
    run --bots "$dir/plain,greedy" --games 8 --jobs 1 --json && one=$(key hash) &&
        run --bots "$dir/plain,greedy" --games 8 --jobs 2 --json && [ "$one" = "$(key hash)" ] &&
        [ "$(key finished)" = 8 ] && [ "$(key failed)" = "[0, 0]" ]
}
claim "a program plays, and any number of threads gives the same games" alike
claim "its name stands beside its wins" sh -c 'grep -q plain "$1"' - "$dir/out"
claim "a program sees what its seat may know, and no more" run --bots "$dir/nosy,random" --games 2
claim "also in the second seat" run --bots "greedy,$dir/nosy" --games 2 --jobs 1
claim "two programs play each other" run --bots "$dir/plain,$dir/nosy" --games 2 --jobs 1
claim "one word is for all seats" run --bots "$dir/plain" --games 2 --jobs 1

# fails BOT FAULT TEXT GAMES...: of so many games that many fail, in that way, and all end.
fails() {
    run --bots "$dir/$1,random" --games "$4" --jobs 1 --json --seconds "${6:-20}"
    [ $? = 1 ] && [ "$(key finished)" = "$4" ] && [ "$(key failed)" = "[$5, 0]" ] &&
        key failures | grep -q "'seat': 0, 'fault': '$2', 'text': .*$3" && grep -q "$2" "$dir/told"
}
claim "a program that ends is told, and starts anew" fails crash ended "exit code 3" 4 2
claim "garbage is told" fails garbage garbage "it wrote" 3 1
claim "no control character leaves" sh -c '! grep -q "$(printf "\033")" "$1"' - "$dir/told"
claim "silence is told" fails silent silent "within 2 seconds" 3 1 2
claim "wrong answers are told" fails wrong "wrong answers" "no such option" 3 1
claim "a program that plays nothing is given up" fails leaves ended "exit code 0" 8 8
claim "so it is not started again" sh -c 'grep -q "given up" "$1"' - "$dir/told"
claim "one that closes its output and goes on is ended" fails mute ended "it closed its output" 1 1
claim "one that reads nothing has its time" fails deaf silent "within 2 seconds" 1 1 2

claim "one that fails with its last answer is told" fails last ended "it said" 3 1
claim "questions of its own do not stop its time" fails busy silent "within 2 seconds" 3 1 2
claim "refused requests of a batch count, each" fails heap "wrong answers" "no such option" 3 1
claim "one that neither reads nor can write is ended" fails dumb ended "it closed its output" 1 1

many() { run --bots "$dir/leaves,random" --games 1100 --jobs 1 || grep -q "and 1090 more" "$dir/told"; }
claim "all that failed are counted" many
stopped() {
    run --bots "$dir/stops,random" --games 4 --jobs 1 --seconds 5 --json
    [ $? = 130 ] && [ "$(key finished)" = 1 ] && [ "$(key failed)" = "[0, 0]" ]
}
claim "Ctrl-C waits for no program" stopped
claim "the request for a game is one like any other" run --bots "$dir/long,random" --games 2 --jobs 1
heard() {
    run --bots "$dir/loud,random" --games 1 &&
        grep -qF 'a \u001b[2J word' "$dir/told" && grep -q '^the last$' "$dir/told" &&
        [ "$(tr -cd x <"$dir/told" | wc -c)" = 100000 ]
}
claim "what it says on stderr is shown, and steers no terminal" heard

# A game whose script fails at its end.
sed 's/^    win(.*/    win(first.x.y)/' tests/games/high_card.lua >"$dir/bad.lua"
again() {
    "$program" simulate --game "$dir/bad.lua" --games 1 --seed 1 "$@" >"$dir/out" 2>"$dir/told"
    [ $? = 70 ]
}
shown() {
    again --bots "$dir/plain,random" && ! grep -q -- --seats "$dir/told" &&
        grep -q 'again with --seed 1 --record games, and see games/game-[0-9]*.jsonl' "$dir/told" &&
        again --bots "$dir/plain,random" --record "$dir/bad" &&
        [ -f "$(sed -n 's/.*its replay is //p' "$dir/told")" ]
}
claim "a fault is told with its replay, for which no program is needed" shown
claim "and with a command where bots of the program played" \
    sh -c '"$@" 2>&1 | grep -q "cardwright play --seats random,random --seed"' - \
    "$program" simulate --game "$dir/bad.lua" --games 1 --seed 1

recorded() {
    run --bots "$dir/crash,greedy" --games 4 --jobs 2 --record "$dir/games"
    [ "$(ls "$dir/games" | wc -l)" = 4 ] || return 1
    for one in "$dir"/games/*.jsonl; do "$program" replay --verify "$one" || return 1; done
}
claim "each game is recorded, and replays" recorded
claim "games of bots are recorded too" run --games 2 --record "$dir/bots"
hash_of() { run --games 2 --bots greedy --json "$@" && key hash; }
alike_too() { [ "$(hash_of)" = "$(hash_of --record "$dir/bots")" ]; }
claim "as those that are not" alike_too

refuses() {
    run --bots "$1" --games 1
    [ $? = "$2" ] && grep -q "$3" "$dir/told"
}
touch "$dir/flat"
claim "a program that is not there is told at once" refuses "$dir/nobody,random" 66 "no program"
claim "one that cannot be run as well" refuses "$dir/flat,random" 65 "chmod +x"
claim "a word without a path is no program" refuses "plain,random" 2 "such as ./bot.py"
claim "no shell reads a path" refuses "$dir/plain;touch $dir/shell,random" 66 "no program"
claim "so nothing else is run" [ ! -e "$dir/shell" ]
claim "unless the user says so" run --bots "sh:python3 $dir/plain 2>/dev/null,random" --games 2

other() {
    "$program" simulate --game "$1" --mode "$2" --bots "$3" --games 2 --seed 1 --jobs 1 --seconds 60
}
claim "it plays GWENT" other gwent duel "$dir/plain,greedy"
claim "and Zanaga alone" other zanaga alone "$dir/plain"

matches() { run --bots "$dir/plain,random" --games 2 --best-of 3 --record "$dir/matches"; }
claim "it plays matches" matches
claim "which are recorded" sh -c 'for one in "$2"/*; do "$1" replay --verify "$one" || exit 1; done' - \
    "$program" "$dir/matches"

# The example of docs/protocol.md, word by word.
sed -n '/^<!-- run by tests.tools.own_bots_test.sh -->$/,/^```$/p' docs/protocol.md | sed '1,2d;$d' >"$dir/example"
chmod +x "$dir/example"
claim "docs/protocol.md has an example" grep -q Seat "$dir/example"
claim "which plays" run --bots "$dir/example,random" --games 3
claims_end
