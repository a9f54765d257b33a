#!/bin/sh
# A file of scenarios ends, whatever its bytes are, and the fault is told with file and
# line; what one scenario does, no other one finds.
set -u
. tests/tools/claims.sh

# runs CODE FILE...: the command ends in time, with that exit code.
runs() {
    wanted=$1
    shift
    timeout 120 "$program" test --db "$build/cards.db" "$@" >"$dir/out" 2>&1 </dev/null
    got=$?
    [ "$got" = "$wanted" ] || { echo "exit $got instead of $wanted"; head -n 5 "$dir/out"; return 1; }
}

# tells WORDS: they stand behind file and line.
tells() { grep -qE -e "^(FAILED  )?$dir/one.lua:[0-9]+:|^Lua: " "$dir/out" && grep -qF -e "$1" "$dir/out" ||
    { echo "no '$1'"; head -n 5 "$dir/out"; return 1; }; }

# ends LUA WORDS: so does a file of this text.
ends() {
    printf '%s\n' "$1" >"$dir/one.lua"
    runs 1 "$dir/one.lua" && tells "$2"
}

# fails LUA WORDS: so does a scenario whose run is this text.
fails() { ends "scenario \"one\" { run = function(t) $1 end }" "$2"; }

steps='this does more than 20000000 steps'
text='a text has 4096 bytes at most here'
arguments="'...' stands for 250 arguments at most here"
memory='this needs more than 64 MiB of memory'
claim "a loop ends" fails 'while true do end' "$steps"
claim "so does one that jumps" fails '::a:: goto a' "$steps"
claim "one of the file itself" ends 'while true do end' "$steps"
claim "one in another function" fails 'local function f() while true do end end f()' "$steps"
claim "one in a function of Lua" fails 'local n = 1; table.sort({ 3, 2, 1 }, function() while true do end end)' "$steps"
claim "one without calls" fails 'repeat until false' "$steps"
claim "one that claims" fails 'while true do t:expect { turn_player = "you" } end' "$steps"
claim "one that asks for decks" fails 'while true do t:deck_legal("origins-champion-deck-lee-sin") end' "$steps"
claim "endless calls" fails 'local function f() return f() end f()' "$steps"
claim "calls with more and more arguments" fails 'local function f(...) return f(1, ...) end f()' "$arguments"
claim "a list that is passed again" fails 'local x = {} for i = 1, 1e5 do x[i] = 1 end
    local function f(...) while true do select("#", ...) end end f(table.unpack(x))' "$arguments"
claim "deep calls" fails 'local function f() return 1 + f() end f()' "$memory"
claim "a large table" fails 'local x = {} for i = 1, 1e9 do x[i] = {} end' "$memory"
claim "a large text" fails 'local x = ("x"):rep(1e9)' "$memory"
claim "a long text" fails 'local x = ("x"):rep(5000)' "$text"
claim "one of the file" fails "local x = \"$(printf '%05000d' 0)\"" "$text"
claim "with its line" grep -qF 'one.lua:1:' "$dir/out"
claim "on a later line" ends "$(printf '\n\nlocal x = "%05000d"\n\n' 0)" "$text"
claim "with that one" grep -qF 'one.lua:3:' "$dir/out"
claim "one that the file makes" ends "$(printf '\nlocal x = ("x"):rep(5000)\n\n')" "$text"
claim "with its line too" grep -qF 'one.lua:2:' "$dir/out"
claim "and one that a scenario makes" ends "$(printf 'scenario "one" { run = function(t)\n\nlocal x = ("x"):rep(5000)\nend }')" "$text"
claim "with its own line" grep -qF 'one.lua:3:' "$dir/out"
claim "one that an error tells" fails 'error(("x"):rep(1e6))' "$text"
claim "many large texts" fails 'while true do local x = ("x"):rep(4000) end' "$steps"
claim "a text that grows" fails 'local x = "x" while true do x = x .. x end' "$text"
claim "a text of nothing, again and again" fails 'while true do local x = (""):rep(1e18) end' "$steps"
claim "letters that are read again" fails 'local x = ("x"):rep(4000)
    while true do local y = x:byte(1, -1) end' "$steps"
claim "a long number that is read again" fails 'local x = ("0"):rep(4000)
    while true do local y = tonumber(x) end' "$steps"
claim "a list that grows in front" fails 'local x = {} for i = 1, 1e5 do table.insert(x, 1, i) end' "$steps"
claim "one that shrinks in front" fails 'local x = {} for i = 1, 1e5 do x[i] = i end
    for i = 1, 1e5 do table.remove(x, 1) end' "$steps"
claim "a list of nothing that is joined" fails 'local x = {} for i = 1, 1e5 do x[i] = "" end
    while true do table.concat(x) end' "$steps"
claim "a part behind the end of its list" fails 'local x = {} for i = 1, 4e4 do x[6e4 + i] = "" end
    while true do table.concat(x, "", 60001, 100000) end' "$steps"
claim "and one before its start" fails 'local x = {} for i = 1, 4e4 do x[-i] = "" end
    while true do table.concat(x, "", -40000, -1) end' "$steps"
claim "a list that is read again" fails 'local x = {} for i = 1, 1e5 do x[i] = i end
    while true do local y = table.unpack(x) end' "$steps"
claim "a list that is sorted again" fails 'local x = {} for i = 1, 1e5 do x[i] = i end
    while true do table.sort(x) end' "$steps"
claim "too many results" fails 'local x = { table.unpack({}, 1, 1e7) }' "too many results"
claim "waste beside a full memory" fails 'local x = {} for i = 1, 1e5 do x[i] = ("x"):rep(500) .. i end
    while true do x[0] = ("x"):rep(3e7) x[0] = nil end' ""
claim "a table without end" fails 'local x = {} x.x = x t:expect(x)' "tables stand 12 deep at most"
claim "a table of tables of tables" fails 'local x = { 1, 1, 1, 1, 1, 1, 1, 1 }
    for i = 1, 10 do x = { x, x, x, x, x, x, x, x } end t:expect { you = x }' "20000 values"
claim "an error that is no text" fails 'error({})' "an error without a text"
claim "an error of nothing" fails 'error()' "an error without a text"
claim "an error that looks like a place" fails 'error("/:999999999999999999:%s%s%n", 0)' "%s%s%n"
claim "an error that looks like our own" fails 'error("(told)", 0)' "(told)"
claim "a file that is an error" ends 'error(t)' "there is no 't'"
claim "parentheses" fails "local x = $(printf '%0500d' 0 | sed 's/0/(/g') 1" "C stack overflow"
claim "tables in tables" fails "local x = $(printf '%0500d' 0 | sed 's/0/{/g')" "C stack overflow"

for word in os io debug require load loadstring dofile loadfile pcall xpcall coroutine \
    collectgarbage print warn setmetatable getmetatable rawset rawget next pairs _G; do
    claim "there is no $word" ends "local x = $word" "there is no '$word'"
done
for word in math.random math.randomseed string.format string.dump string.find string.gsub \
    string.gmatch string.match string.pack table.move; do
    claim "there is no $word" ends "local x = $word(1, 2)" "attempt to call a nil value"
done
claim "nor of texts" fails 'local x = ("x"):find("x")' "attempt to call a nil value"
printf 'scenario "%%s" { run = function(t) error(tostring(t) .. tostring(error)) end }\n' >"$dir/one.lua"
runs 1 "$dir/one.lua"
claim "no address is told" tells 'tablefunction'

# ---- nothing is kept

claim "t is not kept for another scenario" ends 'local kept
scenario "one" { run = function(t) kept = t end }
scenario "two" { run = function(t) kept.you:pass() end }' "attempt to index a nil value (upvalue 'kept')"
claim "which has its line" grep -q "one.lua:3: two" "$dir/out"
claim "nor is a global" ends 'scenario "one" { run = function(t) kept = t end }
scenario "two" { run = function(t) kept.you:pass() end }' "there is no 'kept'"
claim "nor what belongs to Lua" ends 'scenario "one" { run = function(t) string.len = nil ipairs = nil end }
scenario "two" { run = function(t) for _ in ipairs { ("x"):len() } do error("as before") end end }' "as before"
claim "nothing is kept in t" fails 't.more = 1' "nothing is kept in t"
claim "there is no t where a file begins" ends 'scenario "one" { run = function(t) scenario "two" { run = function() end } end }' \
    "outside of each other's run"

# ---- words with anything

claim "a player is no number" fails 't.you.player = 77 t.you:pass()' "no such player"
claim "nor a table of one's own" fails 't.you.pass({ player = -1 })' "no such player"
claim "a word has its colon" fails 't.expect(7)' "called with a colon"
claim "a claim is a table" fails 't:expect("you")' "table expected"
claim "of names" fails 't:expect { "you" }' "a table of names is wanted"
claim "and something" fails 't:expect { }' "a table of names is wanted"
claim "what a word does not read it refuses" fails 't.you:pass(1)' "no more than 0 arguments"
claim "a number is whole" fails 't:expect { you = { points = 0.5 } }' "a number is whole"
claim "and finite" fails 't:expect { you = { points = math.huge } }' "a number is whole"
claim "a text is text" fails 't:expect { you = "\255" }' "a text is in UTF-8"
claim "without zero bytes" fails 't:expect { ["you\0"] = 1 }' "in UTF-8, without zero bytes"
claim "a list has no hole" fails 't:expect { you = { hand = { "a", nil, "b" } } }' "a list has a hole"
claim "a key is a name" fails 't:expect { [true] = 1, you = 1 }' "beside names"
claim "a function is no value" fails 't:expect { you = print }' "there is no 'print'"
claim "whatever function" fails 't:expect { you = error }' "a function stands where"
claim "a player is a table" ends 'scenario "one" { you = 7, run = function() end }' "a player is a table"
claim "covers is a list" ends 'scenario "one" { covers = "x", run = function() end }' "'covers' is a list"
claim "of texts" ends 'scenario "one" { covers = { 7 }, run = function() end }' "a list of texts"
for name in 'Recruit#4294967297' 'Recruit#0' 'Recruit#1x' 'Recruit#'; do
    claim "no thing is called $name" ends 'scenario "one" { you = { base = { "Recruit" } },
        run = function(t) t:expect_unit("'"$name"'", { might = 1 }) end }' "FAILED"
    claim "which is told" grep -qF "there is no '$name'" "$dir/out"
done
claim "a seed is a number" ends 'scenario "one" { seed = "x", run = function() end }' "'seed' is a whole number"
claim "a scenario has a run" ends 'scenario "one" { }' "has no run"
claim "and a table" ends 'scenario "one"' "a scenario has a name and no table"
claim "and a name" ends 'scenario "" { run = function() end }' "a scenario's name"
claim "of one line" ends 'scenario "a\nb" { run = function() end }' "a scenario's name"
claim "a file has a scenario" ends '-- nothing' "there is no scenario in this file"

# ---- bytes

printf 'scenario "\377" { run = function() end }' >"$dir/one.lua"
claim "a file is UTF-8" runs 1 "$dir/one.lua"
claim "which is told" tells 'expected text in UTF-8'
printf 'scenario "a\0b" { run = function() end }' >"$dir/one.lua"
claim "without zero bytes" runs 1 "$dir/one.lua"
printf '\033Lua\124\0\031\223\r\n\032\n\004\010\010' >"$dir/one.lua"
claim "compiled Lua is no scenario" runs 1 "$dir/one.lua"
printf '\033LuaTTTTTTTTTT' >"$dir/one.lua"
claim "also where it is text" runs 1 "$dir/one.lua"
claim "which is told too" tells 'one.lua:'
: >"$dir/one.lua"
claim "nor is nothing" runs 1 "$dir/one.lua"
head -c 5000000 /dev/zero | tr '\0' ' ' >"$dir/one.lua"
claim "a large file is told" runs 1 "$dir/one.lua"
claim "with its limit" grep -qF 'one.lua: more than 4194304 bytes of a file of scenarios' "$dir/out"

# ---- files

mkdir -p "$dir/set/scenarios"
rm "$dir/one.lua"
printf 'scenario "one" { run = function(t) t:expect { turn = 3 } end }\n' >"$dir/set/scenarios/good.lua"
ln -s .. "$dir/set/scenarios/again"
claim "a folder is not left by a link" runs 1 "$dir/set"
claim "which is told with its name" grep -q 'scenarios/again is a link' "$dir/out"
claim "and what is there is run" grep -qx '1 passed, 1 failed' "$dir/out"
rm "$dir/set/scenarios/again"
ln -s .. "$dir/set/scenarios/again.lua"
claim "whatever name it has" runs 1 "$dir/set"
claim "which is told once" grep -qx '1 passed, 1 failed' "$dir/out"
rm "$dir/set/scenarios/again.lua"
ln -s ../../good "$dir/set/scenarios/linked.lua"
cp "$dir/set/scenarios/good.lua" "$dir/good"
claim "nor is a link to a file run" runs 1 "$dir/set"
claim "but told" grep -q 'scenarios/linked.lua is a link' "$dir/out"
claim "unless somebody names it" runs 0 "$dir/set/scenarios/linked.lua"
rm "$dir/set/scenarios/linked.lua"
mkfifo "$dir/set/scenarios/pipe.lua"
claim "a pipe is no file" runs 1 "$dir/set"
claim "which is told with its name" grep -q 'pipe.lua is a pipe' "$dir/out"
rm "$dir/set/scenarios/pipe.lua"
claim "nor is what never ends" runs 1 /dev/zero
claim "nor a terminal's end" runs 1 /dev/null
if [ "$(id -u)" != 0 ]; then
    chmod 0 "$dir/set/scenarios/good.lua"
    claim "a file that cannot be read is told" runs 1 "$dir/set"
fi
printf 'scenario "one" { run = function(t) t:expect { turn = 3 } end }\n' >"$dir/$(printf 'a\377b.lua')"
claim "a name of any bytes is told" runs 0 --json "$dir"/a*b.lua
claim "as text" grep -q '"name":"one"' "$dir/out"

# ---- broken scripts

cp -r cards/riftbound/ogs "$dir/ogs"
echo 'spell { on_resolve = error }' >"$dir/ogs/$(cd "$dir/ogs" && ls ./*.lua | head -n 1)"
"$program" import --keep-faulty --db "$dir/broken.db" cards/riftbound/core "$dir/ogs" >"$dir/import" 2>&1
code=$(cd "$dir/ogs" && ls ./*.lua | head -n 1 | sed -E 's#^./(ogs-[0-9]+).*#\1#' | tr a-z A-Z)
printf 'scenario "one" { covers = { "%s" }, run = function(t) end }\n' "$code" >"$dir/one.lua"
timeout 120 "$program" test --db "$dir/broken.db" "$dir/one.lua" >"$dir/out" 2>&1
claim "a run with a broken script is no success" [ $? = 1 ]
claim "the script is named" grep -qE '^broken  .*\.lua:1' "$dir/out"
claim "and counted, as is what was skipped" grep -qx '0 passed, 0 failed, 1 skipped, 1 script broken' "$dir/out"
timeout 120 "$program" test --db "$dir/broken.db" "$dir/one.lua" --json >"$dir/out" 2>&1
claim "programs are told too" grep -q '"broken":\["' "$dir/out"

timeout 120 "$program" coverage --db "$dir/broken.db" "$dir/one.lua" >"$dir/out" 2>&1
claim "nor is its coverage" [ $? = 1 ]
claim "which is told" grep -q '0 scenarios failed and 1 scripts are broken' "$dir/out"

claims_end
