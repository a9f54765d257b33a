# check_names.awk -- finds names of a game in files that must know none; see
# check_names.sh.
#
# The first input has facts, one a line: "rule" and a line of names.txt, "constant NAME",
# "word NAME". The second has lines of files: FILE:NUMBER:TEXT.

function fail(text) {
    print text
    failed = 1
}

# "RuneDeck", "rune-deck" and "RUNE_DECK" -> "rune deck"
function words_of(text) {
    while (match(text, /[a-z0-9][A-Z]/))
        text = substr(text, 1, RSTART) " " substr(text, RSTART + 1)
    text = tolower(text)
    gsub(/[^a-z]+/, " ", text)
    return text
}

function read_rule(    n, i, part, path) {
    if (!match($0, / -- ./)) fail("names.txt: no reason: " $0)
    n = split(substr($0, 1, RSTART - 1), part, " ")
    if (part[2] == "file") {
        path = substr(part[3], 1, length(part[3]) - 1)
        for (i = 4; i <= n; i++) excused[path, part[i]] = 1
    } else {
        for (i = 3; i <= n; i++) common[part[i]] = 1
    }
}

# Looks at the words of a line one by one, and at two that follow each other.
function check_line(text,    n, i, word) {
    n = split(words_of(text), word, " ")
    for (i = 1; i <= n; i++) {
        check_word(word[i])
        if (i < n) check_word(word[i] "_" word[i + 1])
    }
}

function check_word(word,    one) {
    one = word
    if (!(one in name)) sub(/s$/, "", one)
    if (!(one in name)) return
    if ((file, one) in excused) {
        used[file, one] = 1
        return
    }
    if (one in common) {
        used[one] = 1
        return
    }
    found(one)
}

function found(word) {
    fail(file ":" number ": " word)
}

# Constants are looked for as they stand.
function check_constants(text,    one) {
    while (match(text, /[A-Z][A-Z0-9]*_[A-Z0-9_]+/)) {
        one = substr(text, RSTART, RLENGTH)
        if (one in constant) found(one)
        text = substr(text, RSTART + RLENGTH)
    }
}

FNR == NR {
    if ($1 == "rule") read_rule()
    else if ($1 == "constant") constant[$2] = 1
    else if ($1 == "word") name[$2] = 1
    next
}

{
    match($0, /^[^:]*:[0-9]+:/)
    text = substr($0, RLENGTH + 1)
    split(substr($0, 1, RLENGTH), at, ":")
    file = at[1]
    number = at[2]
    check_constants(text)
    check_line(text)
}

END {
    for (word in common) if (!(word in name)) fail("names.txt: no table has " word)
    for (key in excused)
        if (!(key in used)) {
            split(key, part, SUBSEP)
            fail("names.txt: " part[1] " does not use " part[2])
        }
    if (failed) print "a word that any program may use is a row of tools/dev/names.txt"
    exit failed
}
