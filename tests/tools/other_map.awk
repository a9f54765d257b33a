# other_map.awk -- gives a list of cards another map: awk -v seed=N -f other_map.awk cards.csv
#
# Spaces keep their codes and names. They lie in rows of eleven; lands grow around cores, eight
# towns stand apart from each other, roads join them, two rivers come down, and counters lie
# the farther from towns the higher they are. The same seed makes the same map everywhere.

function chance(n) {
    state = (state * 16807) % 2147483647
    return int(state / 2147483647 * n)
}

function absolute(n) { return n < 0 ? -n : n }

function far(a, b,    dq, dr) {
    dq = q[a] - q[b]
    dr = r[a] - r[b]
    return (absolute(dq) + absolute(dr) + absolute(dq + dr)) / 2
}

function from_towns(i,    k, least) {
    least = 99
    for (k = 1; k <= towns_n; k++) if (far(i, towns[k]) < least) least = far(i, towns[k])
    return least
}

# Marks a shortest way from one space to another, without the ends.
function lay_way(mark, a, b,    i, best) {
    while (far(a, b) > 1) {
        best = -1
        for (i = 0; i < n; i++)
            if (far(i, a) == 1 && far(i, b) < far(a, b) && (best < 0 || chance(2))) best = i
        if (best < 0) return
        mark[a = best] = 1
    }
}

function lay_lands(    i, k, words_n, words, core, best) {
    words_n = split("savanna savanna savanna savanna savanna jungle jungle jungle jungle jungle " \
        "jungle jungle hills hills hills hills hills mountain mountain mountain swamp swamp swamp", words, " ")
    for (k = 1; k <= words_n; k++) core[k] = chance(n)
    for (i = 0; i < n; i++) {
        best = 1
        for (k = 2; k <= words_n; k++) if (far(i, core[k]) < far(i, core[best])) best = k
        land[i] = words[best]
    }
}

function lay_towns(    i) {
    while (towns_n < 8) {
        i = chance(n)
        if (from_towns(i) < 3) continue
        towns[++towns_n] = i
        town[i] = towns_n % 2 ? "village" : "post"
        if (towns_n > 1) lay_way(road, towns[towns_n - 1], i)
    }
}

function lay_counters(rank, so_many, least, most,    i) {
    while (so_many > 0) {
        i = chance(n)
        if (gem[i] != "" || from_towns(i) < least || from_towns(i) > most) continue
        gem[i] = rank
        so_many--
    }
}

BEGIN {
    state = seed * 7919 + 1
    n = 0
}

{ line[NR] = $0 }

split($0, part, ",") > 3 && part[3] == "Space" {
    q[n] = n % 11 - int(int(n / 11) / 2)
    r[n] = int(n / 11)
    name[n] = part[1] "," part[2]
    at[NR] = n++
}

END {
    lay_lands()
    lay_towns()
    for (i = 0; i < 2; i++) lay_way(river, chance(11), n - 4 - chance(8))
    lay_counters("green", 16, 1, 1)
    lay_counters("yellow", 14, 1, 2)
    lay_counters("blue", 12, 1, 9)
    lay_counters("red", 10, 2, 9)
    for (k = 1; k <= NR; k++) {
        if (!(k in at)) { print line[k]; continue }
        i = at[k]
        row = line[k]
        for (c = 1; c <= 9; c++) sub(/^[^,]*,/, "", row)
        print name[i] ",Space,," land[i] (road[i] ? "; road" : "") (river[i] ? "; river" : "") "," q[i] "," \
            r[i] "," town[i] "," gem[i] "," row
    }
}
