# rules_map.awk -- docs/rules.md from the list of rules and all sources; see rules_map.sh.
#
# The lists come first, then the sources. A source cites a rule by its number, in a comment or
# as a whole string. The citation belongs to the function (row, scenario) around or below it.

# "465.2.c" -> "465.2"; "" when there is nothing wider.
function wider(rule) {
    return sub(/\.[^.]*$/, "", rule) ? rule : ""
}

function cut_name(path) {
    sub(/^.*\//, "", path)
    return path
}

# Remembers once that [who] stands for [rule]; kind is "code" or "test".
function support(kind, rule, who) {
    if ((kind, rule, who) in seen) return
    seen[kind, rule, who] = 1
    count[kind, rule]++
    if (count[kind, rule] <= 3)
        shown[kind, rule] = shown[kind, rule] (shown[kind, rule] ? ", " : "") who
    for (rule = wider(rule); rule; rule = wider(rule)) parts[kind, rule] = 1
}

function cite(kind, rule, who) {
    if (!(rule in title) && !(rule in others)) others[rule] = others_n++
    support(kind, rule, who)
}

# Cites what "-7" or "-c" behind [rule] adds: 465.2.c.6-7 is 465.2.c.6 and 465.2.c.7.
function cite_tail(kind, rule, tail, who,    letters, last, from, to) {
    letters = "abcdefghijklmnopqrstuvwxyz"
    last = rule
    sub(/^.*\./, "", last)
    if (last ~ /[a-z]/) {
        from = index(letters, last)
        to = index(letters, tail)
    } else {
        from = last
        to = tail
    }
    for (from++; from <= to + 0; from++)
        cite(kind, wider(rule) "." (last ~ /[a-z]/ ? substr(letters, from, 1) : from), who)
}

# Cites every rule number in [text]; 328-330 stands for all three.
function cite_all(kind, text, who,    before, rule, from, n) {
    from = 0
    while (match(text, /(TR )?[0-9][0-9][0-9](\.([0-9]+|[a-z]))*/)) {
        before = RSTART > 1 ? substr(text, RSTART - 1, 1) : " "
        rule = substr(text, RSTART, RLENGTH)
        text = substr(text, RSTART + RLENGTH)
        if (before ~ /[0-9A-Za-z._#]/ || text ~ /^[0-9A-Za-z_%]/) {
            from = 0
            continue
        }
        if (from && before == "-" && length(rule) == 3)
            for (n = from + 1; n < rule + 0; n++)
                if (sprintf("%03d", n) in title) cite(kind, sprintf("%03d", n), who)
        from = length(rule) == 3 && text ~ /^-/ ? rule + 0 : 0
        cite(kind, rule, who)
        if (rule ~ /\./ && match(text, /^-([0-9][0-9]?|[a-z])/) &&
            substr(text, RLENGTH + 1) !~ /^[.]?[0-9a-z]/)
            cite_tail(kind, rule, substr(text, 2, RLENGTH - 1), who)
    }
}

# What a line of a program says in comments and whole strings.
function said(line, mark,    words, at) {
    at = index(line, mark)
    words = at ? substr(line, at) : ""
    if (at) line = substr(line, 1, at - 1)
    while (match(line, /"(TR )?[0-9][0-9][0-9](\.([0-9]+|[a-z]))*"/)) {
        words = words " " substr(line, RSTART + 1, RLENGTH - 2)
        line = substr(line, RSTART + RLENGTH)
    }
    return words
}

function flush_held() {
    if (held != "") cite_all(kind, held, file)
    held = ""
}

FNR == 1 {
    flush_held()
    file = cut_name(FILENAME)
    place = file
    covering = 0
    kind = FILENAME ~ /(^|\/)tests\/.*_test\.(c|sh)$|\/scenarios\// ? "test" : "code"
}

# ---- the lists

FILENAME ~ /\.txt$/ {
    if (/^(#|$)/) next
    rule = $1 == "TR" ? $1 " " $2 : $1
    words = substr($0, length(rule) + 2)
    if (words ~ /^\[/) {
        tag[rule] = substr(words, 2, index(words, "]") - 2)
        words = substr(words, index(words, "]") + 1)
    }
    split(words, half, / -- /)
    sub(/^ /, "", half[1])
    title[rule] = half[1]
    reason[rule] = half[2]
    order[++rules_n] = rule
    next
}

# ---- scenarios

FILENAME ~ /\/scenarios\// {
    if (/^scenario "/) {
        place = substr($0, 11)
        sub(/" *\{.*$/, "", place)
        gsub(/\|/, "\\|", place)
        place = file " \"" place "\""
        scenarios_n++
    }
    if (/^ *covers *=/) covering = 1
    if (!covering) next
    text = $0
    while (match(text, /"[^"]*"/)) {
        rule = substr(text, RSTART + 1, RLENGTH - 2)
        text = substr(text, RSTART + RLENGTH)
        if (rule ~ /^(TR )?[0-9][0-9][0-9]/ || rule ~ /^[QWR][0-9]/) cite("test", rule, place)
    }
    if (/\}/) covering = 0
    next
}

# ---- scripts of cards and keywords: one file is one place

FILENAME ~ /\.lua$/ {
    cite_all(kind, said($0, "--"), file)
    next
}

FILENAME ~ /\.sh$/ {
    cite_all(kind, said($0, "# "), file)
    next
}

# ---- tables: a row is a place, and no other number there has three digits

FILENAME ~ /\.def$/ {
    place = file
    if (/^[A-Z_]+\([A-Za-z_]+/) {
        match($0, /\([A-Za-z_]+/)
        place = file ":" substr($0, RSTART + 1, RLENGTH - 1)
    }
    cite_all(kind, $0, place)
    next
}

# ---- C: what stands above a function belongs to it

/^[A-Za-z_].*[(=\[]/ && !/^(typedef|extern)/ {
    name = $0
    sub(/[(=\[].*$/, "", name)
    sub(/ +$/, "", name)
    sub(/^.*[ *]/, "", name)
    place = file ":" name
}

{
    words = said($0, "//")
    if (/^\/\//) {
        held = held " " words
    } else {
        if (held != "" && !/^$/) cite_all(kind, held, place)
        else flush_held()
        held = ""
        if (words != "") cite_all(kind, words, place)
    }
    if (/^}/ || /\);$/ && /^[A-Za-z]/) place = file
}

# ---- the page

# Where [kind] supports [rule]: itself, its parts, or (code only) what is wider.
function supporters(kind, rule,    up) {
    if (count[kind, rule] > 3) return shown[kind, rule] " and " (count[kind, rule] - 3) " more"
    if (count[kind, rule]) return shown[kind, rule]
    if ((kind, rule) in parts) return "its parts"
    if (kind == "code")
        for (up = wider(rule); up; up = wider(up))
            if (count[kind, up]) return "(" up ") " shown[kind, up]
    return ""
}

function told_with(rule) {
    return tag[rule] ~ /^= / ? substr(tag[rule], 3) : rule
}

function is_kept(rule) {
    return tag[rule] == "" || tag[rule] ~ /^=/
}

function list_gaps(kind, heading, pattern,    i, n, text, rule) {
    n = 0
    for (i = 1; i <= rules_n; i++) {
        rule = order[i]
        if (rule !~ pattern || tag[rule] != "" || supporters(kind, rule) != "") continue
        text = text "- " rule " " title[rule] "\n"
        n++
    }
    printf "### %s: %d\n\n%s%s", heading, n, text, n ? "\n" : ""
}

function list_tagged(name, heading,    i) {
    printf "### %s\n\n", heading
    for (i = 1; i <= rules_n; i++)
        if (tag[order[i]] == name)
            printf "- %s %s: %s\n", order[i], title[order[i]], reason[order[i]]
    printf "\n"
}

function row(rule,    of) {
    of = told_with(rule)
    if (of != rule) printf "| %s | told with %s | | |\n", rule, of
    else if (!is_kept(rule))
        printf "| %s | %s | %s: %s | %s |\n", rule, title[rule], tag[rule], reason[rule],
               supporters("test", rule)
    else
        printf "| %s | %s | %s | %s |\n", rule, title[rule], supporters("code", rule),
               supporters("test", rule)
}

function chapter(rule) {
    if (rule ~ /^TR/) return "Tournament Rules"
    if (rule ~ /^Q/) return "Statements of the booklets"
    if (rule ~ /^W/) return "Worked positions"
    if (rule ~ /^R/) return "Rulings"
    return "Rules " substr(rule, 1, 1) "00 to " substr(rule, 1, 1) "99"
}

END {
    flush_held()
    core = "^([0-9]|TR)"
    printf "# Map of the rules\n\n"
    printf "Made by `make docs` from `engine/riftbound/defs/riftbound_rules.txt`, `statements.txt` and the "
    printf "sources. Do not edit.\n\n"
    printf "A rule stands where code, a table or a script cites its number, and is proven "
    printf "by the scenarios\nand tests that name it. What names a part of a rule stands for "
    printf "the rule too (\"its parts\").\nCode that names only the wider rule is shown as "
    printf "(rule) code; a scenario must name the rule itself\nor a part. "
    printf "`cardwright test --filter 465.2.c` runs all scenarios of a rule.\n\n"
    printf "## Gaps\n\n"
    list_gaps("test", "Rules that no scenario names", core)
    list_gaps("code", "Rules that no code cites", core)
    list_gaps("test", "Statements that no scenario names", "^[QWR]")
    list_tagged("gap", "Not kept yet, and why")
    list_tagged("word", "Words and headings, with nothing to keep")
    list_tagged("paper", "For people at a table")
    for (i = 1; i <= rules_n; i++) {
        now = chapter(order[i])
        if (now != was) {
            printf "%s## %s\n\n| | rule | where | scenarios and tests |\n", was ? "\n" : "", now
            printf "|---|---|---|---|\n"
        }
        was = now
        row(order[i])
    }
}
