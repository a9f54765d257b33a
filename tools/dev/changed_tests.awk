# changed_tests.awk -- reads the facts of changed_tests.sh, and prints the tests that run.

$1 == "defines" { home[$3] = $2 }
$1 == "uses" { uses[$2] = uses[$2] " " $3 }
$1 == "age" { age[$2] = $3 }
$1 == "passed" { passed[$2] = $3 }
$1 == "data" && $3 > data[$2] { data[$2] = $3 }
$1 == "reads" && data[$3] > own[$2] { own[$2] = data[$3] }
$1 == "root" { test($2); roots[$2] = roots[$2] " " $3 }
$1 == "script" { test($2); if ($3 > own[$2]) own[$2] = $3 }
$1 == "word" { words[$2] = words[$2] " cmd_" $3 }

function test(name) {
    if (name in is_test) return
    is_test[name] = 1
    tests[++n] = name
}

# Adds [file] and all that it reaches to seen, and returns the age of the youngest.
function youngest(list, count, queue, head, i, parts, file, to, most) {
    delete seen
    count = split(list, queue, " ")
    for (i = 1; i <= count; i++) seen[queue[i]] = 1
    most = 0
    for (head = 1; head <= count; head++) {
        file = queue[head]
        if (age[file] > most) most = age[file]
        i = split(uses[file], parts, " ")
        for (; i > 0; i--) {
            to = home[parts[i]]
            if (to == "" || to in seen || to == "tools/cli/main") continue
            seen[to] = 1
            queue[++count] = to
        }
    }
    return most
}

END {
    for (i = 1; i <= n; i++) {
        name = tests[i]
        mark = name
        gsub("/", "-", mark)
        list = roots[name]
        k = split(words[name], names, " ")
        for (; k > 0; k--) if (names[k] in home) list = list " " home[names[k]]
        at = passed[mark]
        if (at == "" || own[name] > at || youngest(list) > at) print name
    }
}
