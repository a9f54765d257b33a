# check_layers.awk -- proves what layers.txt says; see check_layers.sh.
#
# Input, each line a fact: "rule" and a line of layers.txt, "include FILE TARGET",
# "declares HEADER SYMBOL", "makes HEADER PREFIX" (verb_##id), "defines FILE SYMBOL", "uses FILE SYMBOL", "file FILE".
# Of pointers: "function FILE SYMBOL", "points RECEIVER FIELD SYMBOL FILE", "follows FILE
# RECEIVER FIELD".

function fail(text) {
    print text
    failed = 1
}

function folder_of(path) {
    sub(/\/[^\/]*$/, "", path)
    return path
}

# "engine/kernel/table/zone.c" and its header are one module: "engine/kernel/table/zone"
function module_of(path) {
    sub(/\.[ch]$/, "", path)
    return path
}

# "engine/kernel/table/zone.c" -> "zone"
function base_of(path) {
    sub(/^.*\//, "", path)
    sub(/\..*$/, "", path)
    return path
}

# The header that speaks for a file: zone_inside.h stands beside zone.h.
function room_of(path) {
    path = base_of(path)
    sub(/_inside$/, "", path)
    return path
}

function reason_of(line) {
    if (!match(line, / -- ./)) fail("layers.txt: no reason: " line)
    return substr(line, 1, RSTART - 1)
}

# ---- reading

$1 == "rule" && $2 == "within" { within = $3 == "." ? "" : $3 "/" }

$1 == "rule" && $2 == "folder" {
    sub(/:$/, "", $3)
    folder = within $3
    order[folder] = ++folders_n
    may[folder, folder] = 1
    for (i = 4; i <= NF; i++) {
        if (!is_known(within $i)) fail("layers.txt: " $3 " names " $i ", which is not above it")
        may[folder, within $i] = 1
    }
}

$1 == "rule" && $2 == "circle" {
    circles_n++
    n = split(reason_of($0), part, " ")
    for (i = 3; i <= n; i++) circle_of[within part[i]] = circles_n
}

$1 == "rule" && $2 == "straight" {
    if (!is_known(within $3)) fail("layers.txt: there is no row for " $3)
    straight[within $3] = 1
}

$1 == "rule" && $2 == "hook" {
    n = split(reason_of($0), part, " ")
    for (i = 4; i <= n; i++) hooks[within part[i], part[3]] = 1
}

$1 == "rule" && $2 == "name" {
    reason_of($0)
    excused[$3] = 1
}

$1 == "file" { files[++files_n] = $2 }
$1 == "include" { targets[$2] = targets[$2] " " $3 }
$1 == "declares" { declared[$3] = declared[$3] " " $2 }
$1 == "makes" { made[$3] = made[$3] " " $2 }
$1 == "defines" { home[$3] = $2 }
$1 == "uses" { used[$2] = used[$2] " " $3 }
$1 == "function" { homes[$3] = homes[$3] " " $2 }
$1 == "points" { aims[++aims_n] = $0 }
$1 == "follows" { follows[++follows_n] = $0 }

# ---- arrows between folders

# Is this a row, or what several rows lie in?
function is_known(name,    other) {
    for (other in order) if (other == name || index(other, name "/") == 1) return 1
    return 0
}

function may_touch(from, to,    up) {
    for (up = to; ; up = folder_of(up)) {
        if ((from, up) in may) return 1
        if (up !~ /\//) return 0
    }
}

function check_arrow(file, target, why,    from, to) {
    from = folder_of(file)
    to = folder_of(target)
    if (from == to || may_touch(from, to) || may_touch(file, to)) return
    fail(file ": " from "/ must not touch " target why)
}

function check_includes(file,    n, i, target) {
    n = split(targets[file], target, " ")
    for (i = 1; i <= n; i++) {
        check_arrow(file, target[i], "")
        if (target[i] ~ /_inside\.h$/ && !shares_inside(file, target[i]))
            fail(file ": " target[i] " is private to its folder")
    }
}

# A private header is for its folder and those within it.
function shares_inside(file, target) {
    return index(folder_of(file) "/", folder_of(target) "/") == 1
}

function check_uses(file,    n, i, symbol, to) {
    n = split(used[file], symbol, " ")
    for (i = 1; i <= n; i++) {
        if (!(symbol[i] in home)) continue
        to = home[symbol[i]]
        if (to == file) continue
        check_arrow(file, to, " (" symbol[i] ")")
        if (!((file, to) in calls)) callees[file] = callees[file] " " to
        calls[file, to] = symbol[i]
    }
}

# ---- calls by pointers

# The first two folders: engine/kernel. Beyond its roof a pointer is how a room calls what it
# must not know.
function roof_of(path,    part) {
    split(path, part, "/")
    return part[1] "/" part[2]
}

# The file of the function that [file] names: its own, else the only one of that name.
function home_of(symbol, file,    n, i, one) {
    n = split(homes[symbol], one, " ")
    for (i = 1; i <= n; i++) if (one[i] == file) return file
    return n == 1 ? one[1] : ""
}

function read_aims(    i, part, to) {
    for (i = 1; i <= aims_n; i++) {
        split(aims[i], part, " ")
        to = home_of(part[4], part[5])
        if (to != "") aim[part[2], part[3]] = aim[part[2], part[3]] " " to
    }
}

function check_pointer(file, receiver, field,    n, i, to, name) {
    name = receiver "->" field
    n = split(aim[receiver, field] " " aim["*", field], to, " ")
    for (i = 1; i <= n; i++) {
        if (to[i] == file || roof_of(to[i]) != roof_of(file)) continue
        if ((file, name) in hooks) {
            hooked[file, name] = 1
            continue
        }
        check_arrow(file, to[i], " (by the pointer " name ")")
        if (!((file, to[i]) in calls)) callees[file] = callees[file] " " to[i]
        calls[file, to[i]] = "by the pointer " name
    }
}

function check_pointers(    i, part) {
    read_aims()
    for (i = 1; i <= follows_n; i++) {
        split(follows[i], part, " ")
        check_pointer(part[2], part[3], part[4])
    }
    for (i in hooks) if (!(i in hooked)) {
        split(i, part, SUBSEP)
        fail("layers.txt: " part[1] " calls nothing by " part[2])
    }
}

# ---- circles: Tarjan's strongly connected components

# [next_of] has the nodes that each node leads to, parted by blanks.
function visit(node, next_of,    n, i, next_node, one, size, members) {
    low[node] = index_of[node] = ++visited_n
    stack[++stack_n] = node
    on_stack[node] = 1
    n = split(next_of[node], next_node, " ")
    for (i = 1; i <= n; i++) {
        one = next_node[i]
        if (!(one in index_of)) visit(one, next_of)
        if (one in on_stack && low[one] < low[node]) low[node] = low[one]
    }
    if (low[node] != index_of[node]) return
    do {
        one = stack[stack_n--]
        delete on_stack[one]
        members = members " " one
        size++
    } while (one != node)
    if (size < 2) return
    if (node ~ /\.[ch]$/) check_circle(members)
    else fail_straight(members)
}

# A row speaks for one circle: its files and no others.
function check_circle(members,    n, i, j, file, same) {
    n = split(members, file, " ")
    same = circle_of[file[1]]
    if (same in circle_met) same = ""
    circle_met[same] = 1
    for (i = 1; i <= n; i++) {
        met[file[i]] = 1
        if (circle_of[file[i]] != same) same = ""
    }
    if (same != "") return
    fail("a circle of calls that layers.txt does not name:" members)
    for (i = 1; i <= n; i++)
        for (j = 1; j <= n; j++)
            if ((file[i], file[j]) in calls)
                print "    " file[i] " calls " file[j] " (" calls[file[i], file[j]] ")"
}

# ---- circles through headers, in the folders that layers.txt calls straight

function is_straight(path,    folder) {
    for (folder in straight) if (index(path, folder "/") == 1) return 1
    return 0
}

function lead(from, to, why) {
    from = module_of(from)
    to = module_of(to)
    if (from == to || (from, to) in leads) return
    leads[from, to] = why
    next_module[from] = next_module[from] " " to
}

# A file leads to the headers that it includes and to the files that it calls, a header to
# the files that define what it declares.
function lead_from(file,    n, i, target) {
    n = split(targets[file], target, " ")
    for (i = 1; i <= n; i++) if (is_straight(target[i])) lead(file, target[i], "includes")
    n = split(callees[file], target, " ")
    for (i = 1; i <= n; i++) if (is_straight(target[i])) lead(file, target[i], "calls")
}

function lead_from_headers(symbol, to,    n, i, header) {
    n = split(headers_of(symbol), header, " ")
    for (i = 1; i <= n; i++)
        if (is_straight(header[i])) lead(header[i], to, "declares what is defined in")
}

function check_straight(    i, symbol, file) {
    for (i = 1; i <= files_n; i++) if (is_straight(files[i])) lead_from(files[i])
    for (symbol in home) if (is_straight(home[symbol])) lead_from_headers(symbol, home[symbol])
    for (i = 1; i <= files_n; i++) {
        file = module_of(files[i])
        if (is_straight(files[i]) && !(file in index_of)) visit(file, next_module)
    }
}

function fail_straight(members,    n, i, j, file) {
    n = split(members, file, " ")
    fail("a circle through headers in a straight folder:" members)
    for (i = 1; i <= n; i++)
        for (j = 1; j <= n; j++)
            if ((file[i], file[j]) in leads)
                print "    " file[i] " " leads[file[i], file[j]] " " file[j]
}

# ---- names

function has_prefix(symbol, prefix) {
    return symbol == prefix || index(symbol, prefix "_") == 1
}

# The headers that declare [symbol]: by its name, or by a macro with a row for each.
function headers_of(symbol,    prefix, headers) {
    headers = declared[symbol]
    for (prefix in made) if (index(symbol, prefix) == 1) headers = headers made[prefix]
    return headers
}

function check_symbol(symbol, file,    n, i, header) {
    if (is_excused(symbol)) return
    n = split(headers_of(symbol), header, " ")
    for (i = 1; i <= n; i++)
        if (is_own(header[i], file, symbol)) break
    if (i > n) fail(file ": " symbol " is declared in no header of its own")
    else if (!has_prefix(symbol, room_of(header[i])) &&
             !has_prefix(symbol, base_of(file)))
        fail(file ": " symbol " has no prefix of " header[i])
}

# A row "cmd_*" speaks for all symbols that begin with cmd_.
function is_excused(symbol,    row) {
    for (row in excused)
        if (row == symbol || row ~ /\*$/ && index(symbol, substr(row, 1, length(row) - 1)) == 1)
            return found[row] = 1
    return 0
}

# A symbol stands in a header of its file's folder: one with the file's name, one with the
# name of the room that the file is a part of (action.h for action_deck.c), one that is
# private to the folder, or one whose name the symbol bears.
function is_own(header, file, symbol) {
    if (folder_of(header) != folder_of(file)) return 0
    return header ~ /_inside\.h$/ || has_prefix(base_of(file), base_of(header)) ||
           has_prefix(symbol, base_of(header))
}

END {
    for (i = 1; i <= files_n; i++) {
        file = files[i]
        if (!(folder_of(file) in order)) fail(file ": layers.txt has no row for its folder")
        check_includes(file)
        if (file ~ /\.c$/) count[folder_of(file)]++
        if (twice[base_of(file) (file ~ /\.h$/)]++) fail(file ": another file has that name")
    }
    for (i = 1; i <= files_n; i++) check_uses(files[i])
    check_pointers()
    for (i = 1; i <= files_n; i++) if (!(files[i] in index_of)) visit(files[i], callees)
    check_straight()
    for (name in count) if (count[name] > 24) fail(name "/: " count[name] " .c files")
    for (symbol in home) if (symbol != "main") check_symbol(symbol, home[symbol])
    for (file in circle_of) if (!(file in met)) fail("layers.txt: " file " is in no circle")
    for (row in excused) if (!(row in found)) fail("layers.txt: there is no " row)
    exit failed
}
