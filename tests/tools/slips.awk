# slips.awk -- makes folders of what slips.txt says: cards of one set, and sets of their own.
#
# Each slip is a line of `index`: its code, its sentence, the folder with the file that has it,
# and the row of the card in the list, 0 for a set of its own. [base] is a sound set.
function path_of(name) { return folder "/" name }
function card_begins() {
    if (kind || !code) return
    kind = "card"
    card = sprintf("SLP-%d", 100 + n)
    lua = sprintf("set/slp-%d.lua", 100 + n)
}
function row_ends() {
    if (kind == "card") {
        printf "%s,%s,%s\n", card, name ? name : "Slip " (100 + n), row >"set/rows"
        rows++
        printf "%s\t%s\t%s\t%d\n", code, title, "set " lua, rows >"index"
    } else if (kind) printf "%s\t%s\t%s\t0\n", code, title, folder " " folder (near ? "/" near : "") >"index"
}
/^= / {
    row_ends()
    code = $2
    title = substr($0, length($2) + 4)
    n++
    kind = near = lua = name = ""
    row = "Unit,Fury,1,,2,,,yes"
    next
}
!code { next }
/^row / { card_begins(); row = substr($0, 5); next }
/^name / { name = substr($0, 6); next }
/^near / { near = $2; next }
/^file gone / {
    if (!kind) { kind = "set"; folder = "s" n; system("cp -r " base " " folder) }
    for (i = 3; i <= NF; i++) system("rm " path_of($i))
    out = "/dev/null"
    next
}
/^file / {
    if (!kind) { kind = "set"; folder = "s" n; system("cp -r " base " " folder) }
    out = path_of($2)
    system("mkdir -p $(dirname " out ") && rm -f " out)
    next
}
kind == "set" { if ($0 != "") print >>out; close(out); next }
$0 == "" { next }
{
    card_begins()
    text = $0
    if (!written[lua]++ && text !~ /^--/)
        printf "-- %s Slip %d\n-- What it does.\n", card, 100 + n >lua
    gsub("@", card, text)
    print text >lua
}
END { row_ends() }
