#!/bin/sh
# recipes.sh -- prints docs/recipes.md: sentences of cards, each with the script that says it.
#
# The sentences stand in tools/dev/recipes.txt, a row each: the code of a card, or the name of
# a keyword in quotes, and the sentence. The scripts are those that the games play with, and of
# sets that tests make up where no card of a game says it. A row
# whose script is not there fails, as does a sentence that is there twice.
set -eu
export LC_ALL=C

{
    find cards -name '*.lua' ! -path '*/scenarios/*' | sort
    find tests/sets -name '*.lua' ! -path '*/scenarios/*' | sort
    echo tools/dev/recipes.txt
} | awk '
function fail(what) { print "tools/dev/recipes.txt:" at ": " what | "cat >&2"; bad = 1; exit 1 }

# The name under which a page links to a heading.
function anchor(text) {
    text = tolower(text)
    gsub(/[^a-z0-9 -]/, "", text)
    gsub(/ /, "-", text)
    return text
}

# Keeps where the script of a card or a keyword stands.
function learn(path, line) {
    while ((getline line <path) > 0) {
        if (match(line, /^(card|keyword) "[^"]*"/)) {
            line = substr(line, 1, RLENGTH)
            gsub(/^card "|"$/, "", line)
            sub(/^keyword "/, "\"", line)
            line = line (line ~ /^"/ ? "\"" : "")
            if (path ~ /^cards/ || !(line in script)) script[line] = path
        }
    }
    close(path)
}

function take(table, line, key) {
    while ((getline line <table) > 0) {
        at++
        if (line ~ /^(# .*)?$/) continue
        if (line ~ /^## /) { kinds[++n] = "heading"; texts[n] = substr(line, 4); continue }
        if (!match(line, /^("[^"]*"|[^ ]+) +/)) fail("a row is a code and a sentence")
        key = substr(line, 1, RLENGTH)
        sub(/ +$/, "", key)
        line = substr(line, RLENGTH + 1)
        if (!(key in script)) fail("there is no script of " key)
        if (line in said) fail("this sentence is there twice")
        said[line] = 1
        kinds[++n] = script[key]
        texts[n] = toupper(substr(line, 1, 1)) substr(line, 2)
        rows++
    }
    close(table)
}

function index_of_all(i) {
    for (i = 1; i <= n; i++)
        if (kinds[i] == "heading") printf "\n**%s**\n\n", texts[i]
        else printf "- [%s](#%s)\n", texts[i], anchor(texts[i])
}

function show(path, line) {
    print "\n`" path "`\n\n```lua"
    while ((getline line <path) > 0) print line
    close(path)
    print "```"
}

/recipes\.txt$/ { take($0); next }
{ learn($0) }

END {
    if (bad) exit 1
    print "# How do I say …\n"
    print "Made by `make docs` from the sentences of `tools/dev/recipes.txt` and the scripts that the"
    print "games and made-up sets play with: " rows " sentences of cards, each with a card that says it. What"
    print "the words mean is in [words.md](words.md), how they go together in [language.md](language.md)."
    index_of_all()
    for (i = 1; i <= n; i++)
        if (kinds[i] == "heading") print "\n## " texts[i]
        else { print "\n### " texts[i]; show(kinds[i]) }
}'
