#!/bin/sh
# game_words.sh -- the words of games in Lua, for .luacheckrc: a row for each game, with
# its folder and the folders of sets in tests/sets that are for it.
#
# tools/dev/game_words.sh BUILD [GAME]...; build/lint.db has the games.
set -eu
build=$1
shift

{
    echo 'return {'
    for folder in "$@"; do
        main=$folder
        [ -d "$folder" ] && main=$folder/game.lua
        name=$(sed -n 's/^game "\(.*\)".*/\1/p' "$main" | head -n 1)
        echo "{ main = \"$main\", folders = {"
        [ -d "$folder" ] && echo "\"$folder\","
        grep -l "\"game\": \"$name\"" tests/sets/*/set.json 2>/dev/null |
            sed 's|\(.*\)/set.json|"\1",|' || true
        echo '}, words ='
        "$build/cardwright" words --luacheck --db "$build/lint.db" --game "$name" |
            sed 's/^return//'
        echo '},'
    done
    echo '}'
} >"$build/game_words.lua"
