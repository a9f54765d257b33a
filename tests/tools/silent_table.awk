# silent_table.awk -- writes scripts that say something in vain, a line each: the type of the
# card, what it says, the script with @ for the code of the card. Read from the tables of the
# language and of Riftbound, so that a new row is covered by itself.

# Returns argument n of the row, without its quotes. Brackets and quotes hide commas.
function argument(n,   i, c, depth, quoted, at, text) {
    at = 1
    for (i = index($0, "(") + 1; i <= length($0); i++) {
        c = substr($0, i, 1)
        if (c == "\"") quoted = !quoted
        if (!quoted && c == "(") depth++
        if (!quoted && c == ")" && depth-- == 0) break
        if (!quoted && !depth && c == ",") {
            if (at++ == n) break
            continue
        }
        if (at == n) text = text c
    }
    gsub(/^ +| +$|"/, "", text)
    return text
}

# Returns what the row gives that field of a record.
function field(name,   text) {
    if (!match($0, "\\." name " = [^,]*[,)]")) return ""
    text = substr($0, RSTART + length(name) + 4, RLENGTH - length(name) - 5)
    return text
}

# Returns the zones in a text such as BIT(ZONE_HAND) | PLAY_ZONES, each between spaces.
function zones_in(text) {
    gsub(/PLAY_ZONES/, "ZONE_BASE ZONE_BATTLEFIELD", text)
    gsub(/CARD_ZONES/, "ZONE_FACEDOWN ZONE_CHAIN ZONE_TRASH ZONE_CHAMPION ZONE_DECK ZONE_RUNE_DECK ZONE_BANISHMENT ZONE_HAND ZONE_ASIDE", text)
    gsub(/SHOWN_ZONES/, "ZONE_FACEDOWN ZONE_DECK ZONE_RUNE_DECK ZONE_HAND", text)
    gsub(/BIT\(|\)|\|/, " ", text)
    return " " text " "
}

# Tells whether the zone is none of those in the text of zones_in, 0 standing for any.
function is_elsewhere(zone, text) { return text ~ /ZONE/ && index(text, " ZONE_" zone_id[zone] " ") == 0 }

function add(list, word) { list[++list[0]] = word }

FILENAME ~ /language.def$/ && /^CLAUSE\(/ { add(clauses, argument(2)); clause_of[argument(1)] = argument(2) }
FILENAME ~ /language.def$/ && /^(ROLE|LOCATION)\(/ { add(words, argument(2)) }
FILENAME ~ /language.def$/ && /^KEY\(/ {
    add(keys, argument(2))
    where[argument(2)] = where[argument(2)] " " argument(3)
    value[argument(2)] = value[argument(2)] (value[argument(2)] == "" ? "" : ", ") argument(4)
}
FILENAME ~ /language.def$/ && /^FLAG\(/ { add(flags, argument(2)); where[argument(2)] = argument(3) }
FILENAME ~ /language.def$/ && /^QUERY_KEY\(/ { add(query_keys, argument(1)); query_value[argument(1)] = argument(2) }
/^KIND\(/ {
    add(kinds, argument(2)); add(words, argument(2))
    sort_of[argument(2)] = argument(3)
    types_of[argument(2)] = argument(4)
}
/^ADJECTIVE\(/ { add(adjectives, argument(2)); name_of[argument(1)] = argument(2); said[argument(2)] = argument(3); if (argument(2) != "exhausted" && argument(2) != "readied") add(words, argument(2)) }
/^SAID_OF\(/ { of_types[name_of[argument(1)]] = argument(2) }
/^SAID_AT\(/ { at_zones[name_of[argument(1)]] = zones_in(argument(2)) }
/^WAY\(/ {
    e = event_of[argument(1)]
    comes_from[e] = zones_in(field("from"))
    goes_to[e] = zones_in(field("to"))
    is_at[e] = zones_in(field("at"))
    anew[e] = field("anew")
    own[e] = field("own")
    some_amount[e] = field("some")
    of_phase[e] = field("of_phase")
    makes[e] = name_of[substr(field("makes"), length("1 + ADJECTIVE_") + 1)]
}
/^TYPE_AT\(/ { type_zones[argument(1)] = argument(2) }
/^OPPOSITE\(/ { add(opposites, name_of[argument(1)] ", " name_of[argument(2)]) }
/^EVENT\(/ { add(events, argument(2)); event_of[argument(1)] = argument(2); letters[argument(2)] = argument(3); gsub(/EVENT_[A-Z_]*/, "", letters[argument(2)]); sub(/AB$/, "i", letters[argument(2)]); sub(/BF$/, "q", letters[argument(2)]) }
/^LACKS\(/ { lacks[event_of[argument(1)]] = argument(2) }
/^FIELD\(/ { add(fields, argument(2)); field_of[argument(2)] = argument(3) }
/^NUMBER\(/ { printed[argument(2)] = 1 }
/^ZONE\(/ { zone_id[argument(2)] = argument(1); add(zones, argument(2)); zone_flags[argument(2)] = argument(4) }
/^WORD\(/ { add(words, argument(2)); lasts[argument(2)] = argument(2) ~ /^(this_|until_)/; add(plain, argument(2)) }
/^QUESTION\(/ { add(questions, argument(2)); answer[argument(2)] = argument(3); sum[argument(2)] = argument(4); asked[argument(2)] = argument(5) }
/^COST_ACTION\(/ { add(actions, argument(2)); pays_with[argument(2)] = argument(3); counts[argument(2)] = argument(4) == "true" }
/^ACCEPT\(/ { accepted[argument(1)] = argument(3); takes_items[argument(1)] = argument(5) == "true" }
/^(VERB|AWAY|LOOK|ASK)\(/ && NF {
    add(verbs, argument(2))
    signature[argument(2)] = argument(3)
    takes[argument(2)] = argument(4)
    if (/^(LOOK|ASK)/) idle[argument(2)] = 1
}
/^COMMON\(/ { takes[argument(1)] = argument(2); common[argument(1)] = 1 }
/^#define COMMON_/ {
    name = argument(1)
    form[name] = argument(2)
    deed[name] = argument(3)
}

# ---- values

function is_about(kind, types,   i, n, parts) {
    sub(/,.*/, "", types)
    sub(/^ASKED\(/, "", types)
    n = split(types, parts, / *\| */)
    for (i = 1; i <= n; i++) {
        if (parts[i] == "OF_ANY_THING" || parts[i] ~ /ASKED_TYPES/) return 1
        gsub(/[A-Z_]*\(|\)/, "", parts[i])
        sub(/^TYPE_/, "", parts[i])
        if (parts[i] == "OF_UNITS" && types_of[kind] ~ /TYPE_UNIT/) return 1
        if (parts[i] == "OF_GEAR" && types_of[kind] ~ /TYPE_GEAR/) return 1
        if (parts[i] == "OF_PERMANENTS" && types_of[kind] ~ /TYPE_(UNIT|GEAR)/) return 1
        if (parts[i] == "OF_PLAYED" && types_of[kind] ~ /TYPE_(UNIT|GEAR|SPELL)/) return 1
        if (parts[i] == "OF_SPELLS" && types_of[kind] ~ /TYPE_SPELL/) return 1
        if (parts[i] == "OF_BATTLEFIELDS" && types_of[kind] ~ /TYPE_BATTLEFIELD/) return 1
        if (index(types_of[kind], "TYPE_" parts[i] ")")) return 1
    }
    return 0
}

# Tells whether an event with those letters may happen to something of the kind.
function befalls(kind, l,   t) {
    t = types_of[kind]
    if (sort_of[kind] == "KIND_PLAYER") return l ~ /P/
    if (sort_of[kind] == "KIND_ITEM") return 0
    return l ~ /O/ && (l ~ /[UGH]/ && t ~ /TYPE_UNIT/ || l ~ /[GH]/ && t ~ /TYPE_GEAR/ || \
        l ~ /H/ && t ~ /TYPE_SPELL/ || l ~ /Q/ && t ~ /TYPE_RUNE/ || \
        l ~ /B/ && t ~ /TYPE_BATTLEFIELD/ || l ~ /Z/ && t ~ /TYPE_LEGEND/)
}

# Returns a value of the form that the manual names.
function some(text) {
    if (text ~ /^place/) return "base"
    if (text ~ /^(query|condition|clause)/) return "unit"
    if (text ~ /^function/) return "function() draw(1) end"
    if (text ~ /^cost/) return "{ energy = 1 }"
    if (text ~ /^list of \{/) return "{ { \"a\", run = function() draw(1) end } }"
    if (text ~ /^(number|amount)/) return "2"
    if (text ~ /^zone/) return "hand"
    if (text ~ /^duration/) return "this_turn"
    if (text ~ /^here/) return "here"
    if (text ~ /^"Phase"/) return "\"Main\""
    if (text ~ /^"Super/) return "\"Token\""
    if (text ~ /^"Name/) return "\"Recruit\""
    if (text ~ /^"/) return "\"Tank\""
    if (text ~ /^me/) return "me"
    return "named"
}

function clause(name, more,   start) {
    start["effect"] = "run = function() draw(1) end"
    start["when"] = "played = me, run = function() draw(1) end"
    start["as"] = "played = me, run = function() draw(1) end"
    start["instead"] = "dies = me, run = function() draw(1) end"
    start["can"] = "played = me, to = battlefield"
    start["cannot"] = "moves = me"
    start["passive"] = "me, might = 1"
    start["activated"] = "cost = { exhaust = me }, run = function() draw(1) end"
    return name " { " start[name] ", " more " }"
}

function card_of(name) { return name == "effect" ? "Spell" : "Unit" }

function row(type, what, text) {
    gsub(/\t/, " ", text)
    print type "\t" what "\t" text
}

function body(text) { return "card \"@\" { effect { target = unit, run = function(u) " text " end } }" }
function acts(what, text) { row("Spell", what, body(text)) }
function holds(what, query) { row("Unit", what, "local one = " query " card \"@\" { when { played = me, run = function() draw(count(one)) end } }") }
function gives(what, text) { row("Unit", what, "card \"@\" { passive { " text " } }") }

# Returns whether the kinds of a key name the clause.
function stands_in(name, kinds,   up) {
    up = toupper(name)
    if ((" " kinds " ") ~ "[ |]" up "[ |]") return 1
    if (kinds ~ /CHOOSING/ && name ~ /^(effect|when|activated)$/) return 1
    if (kinds ~ /(BEFORE|PATTERN)/ && name ~ /^(as|instead|can|cannot)$/) return 1
    return kinds ~ /PATTERN/ && name == "when"
}

# Returns arguments for the letters up to the bar; what the first thing is, is given.
function arguments(letters_, thing,   i, c, text, one) {
    for (i = 1; i <= length(letters_); i++) {
        c = substr(letters_, i, 1)
        if (c == "|") break
        one = "1"
        if (c ~ /[xXW]/) { one = thing; thing = "u" }
        if (c ~ /[pP@]/) one = "you"
        if (c == "q") one = "unit"
        if (c == "s") one = "base"
        if (c == "t") one = "\"" i "\""
        if (c ~ /[kKy]/) one = "\"Tank\""
        if (c == "f") one = "\"might\""
        if (c == "e") one = "\"dies\""
        if (c == "H") one = "\"Main\""
        if (c == "$") one = "energy_cost"
        if (c == "o") one = "\"Recruit\""
        if (c == "c") one = "more"
        if (c == "m") return ""
        if (c ~ /[ru]/) return ""
        text = text (text == "" ? "" : ", ") one
    }
    return text == "" ? " " : text
}

# Returns a clause with the key where it stands, and another value.
function keyed(c, key, value_) {
    if (c == "passive" && key == "choosing") return "passive { card { yours, at = everywhere }, cost = { energy = 1 }, " key " = " value_ " }"
    if (c == "passive" && key == "of") return "passive { me, cost = { energy = 1 }, " key " = " value_ " }"
    if (key == "renews") return clause(c, "once, " key " = " value_)
    if (key ~ /^(adds|for_each|only)$/) return c " { " (c == "when" ? "played = me, " : "cost = { exhaust = me }, ") key " = " value_ " }"
    if (key == "run") return c " { " (c ~ /^(when|as)$/ ? "played = me, " : c == "instead" ? "dies = me, " : "") key " = " value_ " }"
    return clause(c, key " = " value_)
}

# Tells whether the key takes such a value, by what the manual says of the key.
function takes_value(text, sort) {
    if (sort == "query") return text ~ /query|condition|place/
    if (sort == "happened") return text ~ /happened|condition|amount/
    if (sort == "amount") return text ~ /amount|number/
    if (sort == "compare") return text ~ /amount/
    if (sort == "cost") return text ~ /^cost/
    if (sort == "text") return text ~ /"/
    if (sort == "function") return text ~ /function/
    if (sort == "duration") return text ~ /duration/
    if (sort == "place") return text ~ /place|zone/
    return 0
}

END {
    add(places, "here"); add(places, "there"); add(places, "origin")
    made["either(unit, gear)"] = "query"
    made["unit { exhausted }"] = "query"
    made["happened { drawn = you }"] = "happened"
    made["at_least(2)"] = "compare"
    made["less_than(2)"] = "compare"
    made["3"] = "amount"
    made["cost { energy = 1 }"] = "cost"
    made["discount { any = 1 }"] = "discount"
    made["abilities_of(unit)"] = "abilities"
    made["with_cost(\"Equip\", { energy = 1 })"] = "keyword"
    made["tag \"Cat\""] = "tag"
    made["passive { me, might = 1 }"] = "clause"
    made["except { exhausted }"] = "except"
    made["\"Nothing At All\""] = "name"
    made["draw"] = "verb"
    made["true"] = "truth"
    made["this_turn"] = "duration"
    made["hand"] = "place"
    # each thing that words make, as the value of each key that takes none such
    for (m in made) {
        for (i = 1; i <= clauses[0]; i++) for (k = 1; k <= keys[0]; k++) {
            c = clauses[i]; key = keys[k]
            if (!stands_in(c, where[key]) || takes_value(value[key], made[m])) continue
            if (key == "modes" || (c == "effect" && key == "cost") || (c == "passive" && key in answer)) continue
            row(card_of(c), key " = " m " in " c, "card \"@\" { " keyed(c, key, m) " }")
        }
        for (k = 1; k <= query_keys[0]; k++)
            if (!takes_value(query_value[query_keys[k]], made[m]) && !(query_keys[k] == "count" && made[m] == "happened"))
                holds(query_keys[k] " = " m, "unit { " query_keys[k] " = " m " }")
        for (k = 1; k <= fields[0]; k++)
            if (made[m] !~ /amount|compare|happened/)
                holds(fields[k] " = " m, (field_of[fields[k]] == "PLAYER" ? "player" : "unit") " { " fields[k] " = " m " }")
        for (k = 1; k <= events[0]; k++)
            if (made[m] != "query" && letters[events[k]] !~ /(^|[ |])T($|[ |])/)
                row("Unit", events[k] " = " m, "card \"@\" { when { " events[k] " = " m ", run = function() draw(1) end } }")
        for (k = 1; k <= questions[0]; k++) {
            a = answer[questions[k]]
            if (a == "AMOUNT" ? made[m] ~ /amount|happened/ : a == "COST" ? made[m] ~ /cost|discount/ : a == "GRANTS" ? made[m] ~ /abilities|keyword|tag|clause/ : 0) continue
            gives(questions[k] " = " m, (asked[questions[k]] ~ /PLAYER/ ? "player" : asked[questions[k]] ~ /BATTLEFIELDS/ ? "battlefield" : "me") ", " questions[k] " = " m)
        }
        if (made[m] !~ /amount/) for (k = 1; k <= actions[0]; k++)
            if (!(made[m] == "happened" && counts[actions[k]]) && !(made[m] == "query" && !counts[actions[k]]) && !(made[m] == "query" && pays_with[actions[k]] == "HAND"))
                row("Unit", actions[k] " = " m " in a cost", "card \"@\" { activated { cost = { " actions[k] " = " m " }, run = function() draw(1) end } }")
    }
    # what a cost asks for, of things that cannot pay it
    for (k = 1; k <= actions[0]; k++) for (i = 1; i <= kinds[0]; i++) {
        q = kinds[i]; a = pays_with[actions[k]]
        if (counts[actions[k]] || (sort_of[q] == "KIND_OBJECT" && is_about(q, accepted[a])) || (sort_of[q] == "KIND_ITEM" && takes_items[a])) continue
        row("Unit", actions[k] " = " q " in a cost", "card \"@\" { activated { cost = { " actions[k] " = " q " }, run = function() draw(1) end } }")
    }
    # keys that no question of a passive reads
    for (k = 1; k <= questions[0]; k++) {
        q = questions[k]; a = asked[q]
        if (answer[q] != "AMOUNT") continue
        about = a ~ /PLAYER/ ? "player" : a ~ /BATTLEFIELDS/ ? "battlefield" : a ~ /SPELLS/ ? "spell { yours }" : "unit"
        if (a !~ /ASKED_BY/) gives(q " by", about ", " q " = 2, by = you")
        if (a !~ /ASKED_TO/) gives(q " to", about ", " q " = 2, to = unit")
        if (a !~ /MINIMUM/) gives(q " minimum", about ", " q " = 2, minimum = 1")
        gives(q " at", about ", " q " = 2, at = base")
        gives(q " of", about ", " q " = 2, of = \"Tank\"")
        gives(q " choosing", about ", " q " = 2, choosing = unit")
        if (a ~ /PLAY_ZONES/) for (i = 1; i <= zones[0]; i++)
            if (zones[i] != "base" && zones[i] != "battlefield")
                gives(q " at " zones[i], "unit { at = " zones[i] " }, " q " = 2")
    }
    # keys and flags where they do not stand
    for (i = 1; i <= clauses[0]; i++) {
        c = clauses[i]
        for (k = 1; k <= keys[0]; k++)
            if (!stands_in(c, where[keys[k]]) && !(c == "passive" && keys[k] in answer))
                row(card_of(c), "key " keys[k] " in " c, "card \"@\" { " clause(c, keys[k] " = " some(value[keys[k]])) " }")
        for (k = 1; k <= flags[0]; k++)
            if (!stands_in(c, where[flags[k]]) && !(c == "passive" && flags[k] in answer))
                row(card_of(c), "flag " flags[k] " in " c, "card \"@\" { " clause(c, flags[k]) " }")
        row("Unit", c " that nobody gets", "local one = " clause(c, "") " card \"@\" { passive { me, might = 1 } }")
        row("Unit", c " that stands alone", clause(c, "") " card \"@\" { passive { me, might = 1 } }")
        for (k in where) if (c ~ /effect|when|activated/ && k ~ /^(target|destination|run)$/)
            row(card_of(c), k " beside modes in " c, "card \"@\" { " c " { " (c == "when" ? "played = me, " : "") k " = " some(value[k]) ", modes = { { \"a\", run = function() draw(1) end } } } }")
    }
    # roles where nobody has them
    n = split("it they there origin", roles, " ")
    for (k = 1; k <= n; k++) {
        q = k < 3 ? "unit { controller = " roles[k] " }" : "unit { at = " roles[k] " }"
        for (i = 1; i <= clauses[0]; i++) {
            c = clauses[i]
            if (c ~ /^(when|as|instead|can|cannot)$/) row("Unit", roles[k] " in the pattern of " c, "card \"@\" { " c " { " (c == "can" ? "played = " q ", to = battlefield" : c == "cannot" ? "moves = " q : "dies = " q ", run = function() draw(1) end") " } }")
            if (c ~ /^(effect|activated)$/ && !(c == "effect" && roles[k] == "they")) {
                row(card_of(c), roles[k] " in the target of " c, "card \"@\" { " c " { " (c == "effect" ? "" : "cost = { exhaust = me }, ") "target = " q ", run = function(u) kill(u) end } }")
                row(card_of(c), roles[k] " in provided of " c, "card \"@\" { " c " { " (c == "effect" ? "" : "cost = { exhaust = me }, ") "provided = " q ", run = function() draw(1) end } }")
                row(card_of(c), roles[k] " in run of " c, "card \"@\" { " c " { " (c == "effect" ? "" : "cost = { exhaust = me }, ") "run = function() kill(pick(" q ")) end } }")
            }
        }
        if (roles[k] == "they") continue
        gives(roles[k] " in the subject of a passive", q ", might = 1")
        gives(roles[k] " in provided of a passive", "me, might = 1, provided = " q)
    }
    for (i = 1; i <= kinds[0]; i++)
        if (sort_of[kinds[i]] == "KIND_OBJECT" && !is_about(kinds[i], "SPELL"))
            row("Spell", "me as " kinds[i] " in provided", "card \"@\" { effect { provided = " kinds[i] " { me, token }, run = function() draw(1) end } }")
    # events
    for (i = 1; i <= events[0]; i++) {
        e = events[i]; l = letters[e]
        thing = l ~ /O/ ? (l ~ /[UGH]/ ? "unit" : l ~ /Q/ ? "rune" : "battlefield") : "you"
        if (l ~ /(^|[ |])T($|[ |])/) { row("Unit", "log " e, "card \"@\" { when { " e " = " thing ", run = function() draw(1) end } }"); continue }
        if (l !~ /C/) row("Unit", "can " e, "card \"@\" { can { " e " = " thing ", to = base } }")
        if (l !~ /N/) row("Unit", "cannot " e, "card \"@\" { cannot { " e " = " thing " } }")
        if (l !~ /A/) row("Unit", "as " e, "card \"@\" { as { " e " = " thing ", run = function() draw(1) end } }")
        if (l !~ /I/) row("Unit", "instead " e, "card \"@\" { instead { " e " = " thing ", run = function() draw(1) end } }")
        if (l !~ /M/) row("Unit", "amount of " e, "card \"@\" { when { " e " = " thing ", amount = 2, run = function() draw(1) end } }")
        if (l !~ /P/) row("Unit", e " of a player", "card \"@\" { when { " e " = you, run = function() draw(1) end } }")
        if (l !~ /O/) row("Unit", e " of a thing", "card \"@\" { when { " e " = unit, run = function() draw(1) end } }")
        for (k = 1; k <= kinds[0]; k++) if (!befalls(kinds[k], l)) {
            q = kinds[k]
            heard = sort_of[q] == "KIND_ITEM" && l ~ /i/
            if (!heard) row("Unit", e " = " q, "card \"@\" { when { " e " = " q ", run = function() draw(1) end } }")
            row("Unit", "happened " e " = " q, "card \"@\" { passive { me, might = 1, provided = happened { " e " = " q " } } }")
            if (sort_of[q] == "KIND_OBJECT") row("Unit", e " = either " q, "card \"@\" { when { " e " = either(" thing ", " q "), run = function() draw(1) end } }")
            if (l ~ /C/) row("Unit", "can " e " = " q, "card \"@\" { can { " e " = " q ", to = base } }")
            if (l ~ /N/) row("Unit", "cannot " e " = " q, "card \"@\" { cannot { " e " = " q " } }")
            if (l ~ /A/) row("Unit", "as " e " = " q, "card \"@\" { as { " e " = " q ", run = function() draw(1) end } }")
            if (l ~ /I/) row("Unit", "instead " e " = " q, "card \"@\" { instead { " e " = " q ", run = function() draw(1) end } }")
            if (!heard) row("Unit", "delayed " e " = " q, "local one = when { " e " = " q ", run = function() draw(1) end } card \"@\" { when { played = me, run = function() delayed(one) end } }")
        }
        row("Unit", e " = they", "card \"@\" { when { " e " = they, run = function() draw(1) end } }")
        if (l !~ /O/) for (k = 1; k <= places[0]; k++)
            row("Unit", e " = " places[k], "card \"@\" { when { " e " = " places[k] ", run = function() draw(1) end } }")
        for (k = 1; k <= zones[0]; k++) if (l ~ /[LUG]/ && zone_flags[zones[k]] !~ /BOARD/) {
            row("Unit", e " in " zones[k], "card \"@\" { when { " e " = unit { at = " zones[k] " }, run = function() draw(1) end } }")
            row("Unit", e " from " zones[k], "card \"@\" { when { " e " = unit, from = " zones[k] ", run = function() draw(1) end } }")
        }
        if (l ~ /R/) for (k in lacks) if (letters[k] ~ /V/ && lacks[k] ~ /WITH/)
            row("Unit", e " by " k " with", "card \"@\" { when { " e " = you, because = \"" k "\", with = unit, run = function() draw(1) end } }")
        n = split(lacks[e], parts, / *\| */)
        for (k = 1; k <= n; k++) {
            p = tolower(parts[k])
            if (p == "item") continue
            v = p == "by" ? "you" : p == "with" ? "unit" : "base"
            row("Unit", e " with " p, "card \"@\" { when { " e " = " thing ", " p " = " v ", run = function() draw(1) end } }")
            row("Unit", "happened " e " with " p, "card \"@\" { passive { me, might = 1, provided = happened { " e " = " thing ", " p " = " v " } } }")
        }
        for (k = 1; k <= zones[0]; k++)
            if (l ~ /[UG]/ && zone_flags[zones[k]] !~ /BOARD/)
                row("Unit", e " at " zones[k], "card \"@\" { when { " e " = unit, at = " zones[k] ", run = function() draw(1) end } }")
    }
    # places that the event never has, and what happens once to `me`
    for (i = 1; i <= events[0]; i++) {
        e = events[i]
        thing = letters[e] ~ /Q/ && letters[e] !~ /H/ ? "rune" : "card"
        for (k = 1; k <= zones[0]; k++) {
            z = zones[k]
            if (is_elsewhere(z, comes_from[e])) row("Unit", e " from " z, "card \"@\" { when { " e " = " thing ", from = " z ", run = function() draw(1) end } }")
            if (is_elsewhere(z, goes_to[e])) row("Unit", e " to " z, "card \"@\" { when { " e " = " thing ", to = " z ", run = function() draw(1) end } }")
            if (is_elsewhere(z, comes_from[e])) row("Unit", e " from a list with " z, "card \"@\" { when { " e " = " thing ", from = { " z ", deck }, run = function() draw(1) end } }")
            if (is_elsewhere(z, goes_to[e])) row("Unit", "happened " e " to " z, "card \"@\" { passive { me, might = 1, provided = happened { " e " = " thing ", to = " z " } } }")
        }
        if (anew[e] && letters[e] ~ /[UGH]/) {
            n = split("nth = 1|nth = 2|once|uses = 2|each_turn = 1|one_or_more", parts, "|")
            for (k = 1; k <= n; k++) row("Unit", e " = me, " parts[k], "card \"@\" { when { " e " = me, " parts[k] ", run = function() draw(1) end } }")
        }
        for (k = 1; k <= zones[0]; k++) {
            if (!is_elsewhere(zones[k], is_at[e])) continue
            what = letters[e] ~ /O/ ? (letters[e] ~ /B/ ? "battlefield" : "unit") : "you"
            row("Unit", e " at " zones[k], "card \"@\" { when { " e " = " what ", at = " zones[k] ", run = function() draw(1) end } }")
            if (what != "you" && is_elsewhere(zones[k], is_at[e] " " goes_to[e])) row("Unit", e " of what is at " zones[k], "card \"@\" { when { " e " = " what " { at = " zones[k] " }, run = function() draw(1) end } }")
        }
        if (own[e]) {
            row("Unit", e " by another", "card \"@\" { when { " e " = you, by = opponent, run = function() draw(1) end } }")
            row("Unit", e " of opponent by you", "card \"@\" { passive { me, might = 1, provided = happened { " e " = opponent, by = you } } }")
        }
        what = letters[e] ~ /O/ ? "unit" : letters[e] ~ /[EJ]/ ? "you" : "you"
        n = split("0|at_most(0)|less_than(1)|at_least(1)|at_least(0)", parts, "|")
        if (some_amount[e]) for (k = 1; k <= n; k++) {
            row("Unit", e ", amount = " parts[k], "card \"@\" { when { " e " = " what ", amount = " parts[k] ", run = function() draw(1) end } }")
            if (letters[e] ~ /N/) row("Unit", "cannot " e ", amount = " parts[k], "card \"@\" { cannot { " e " = " what ", amount = " parts[k] " } }")
        }
        if (of_phase[e]) {
            row("Unit", e " one_or_more", "card \"@\" { when { " e " = you, one_or_more, run = function() draw(1) end } }")
            row("Unit", e " phase", "card \"@\" { when { " e " = you, phase = \"Main\", run = function() draw(1) end } }")
        }
        if (makes[e]) {
            row("Unit", e " of " makes[e], "card \"@\" { when { " e " = unit { " makes[e] " }, run = function() draw(1) end } }")
            if (letters[e] ~ /I/ && letters[e] !~ /C/) row("Unit", "instead " e " of " makes[e], "card \"@\" { instead { " e " = unit { " makes[e] " }, run = function() draw(1) end } }")
            for (k = 1; k <= opposites[0]; k++) {
                split(opposites[k], pair, ", ")
                if (pair[1] == makes[e]) row("Unit", e " of " pair[2], "card \"@\" { when { " e " = unit { " pair[2] " }, run = function() draw(1) end } }")
                if (pair[2] == makes[e]) row("Unit", e " of " pair[1], "card \"@\" { when { " e " = unit { " pair[1] " }, run = function() draw(1) end } }")
            }
        }
        if (letters[e] ~ /q/) row("Unit", "when " e, "card \"@\" { when { " e " = " what ", run = function() draw(1) end } }")
        if (letters[e] ~ /q/) row("Unit", "happened " e, "card \"@\" { passive { me, might = 1, provided = happened { " e " = " what " } } }")
        if (letters[e] ~ /X/) row("Gear", "own " e, "card \"@\" { passive { me, has = when { " e " = me, run = function() draw(1) end } } }")
    }
    row("Gear", "own attached", "card \"@\" { passive { me, has = attached { passive { me, might = 1 } } } }")
    # kinds where they never are
    holds("battlefield in hand", "battlefield { at = hand }")
    for (i = 1; i <= kinds[0]; i++) for (type in type_zones) {
        text = zones_in(type_zones[type])
        if (types_of[kinds[i]] != "BIT(TYPE_" type ")" || text ~ /~|ALL/) continue
        for (k = 1; k <= zones[0]; k++)
            if (is_elsewhere(zones[k], text)) holds(kinds[i] " at " zones[k], kinds[i] " { at = " zones[k] " }")
    }
    # yours and an opponent's
    n = split("friendly|yours|me", parts, "|")
    for (k = 1; k <= n; k++) {
        holds("unit " parts[k] " of an opponent", "unit { " parts[k] ", controller = opponent }")
        holds("opponent " parts[k], "opponent { " (parts[k] == "me" ? "you" : parts[k]) " }")
    }
    holds("unit enemy of you", "unit { enemy, controller = you }")
    # what is left out again, two conditions of one thing
    n = split("tag = \"Cat\"|name = \"Recruit\"|has = \"Tank\"|here|at = base", parts, "|")
    for (k = 1; k <= n; k++) holds("except " parts[k], "unit { " parts[k] ", except { " parts[k] " } }")
    for (i = 1; i <= opposites[0]; i++) {
        split(opposites[i], pair, ", ")
        gives("me " opposites[i], "me, might = 1, provided = { card { me, " pair[1] " }, card { me, " pair[2] " } }")
    }
    n = split("nth = 1, each_turn = 1|once, each_turn = 2", parts, "|")
    for (k = 1; k <= n; k++) row("Unit", parts[k], "card \"@\" { when { dies = unit, " parts[k] ", run = function() draw(1) end } }")
    row("Unit", "from and to here", "card \"@\" { when { moves = unit, from = here, to = here, run = function() draw(1) end } }")
    # adjectives where nothing is so
    for (i = 1; i <= adjectives[0]; i++) {
        a = adjectives[i]
        for (k = 1; k <= zones[0]; k++)
            if (is_elsewhere(zones[k], at_zones[a])) holds(a " at " zones[k], "card { " a ", at = " zones[k] " }")
        for (k = 1; k <= actions[0]; k++)
            if (pays_with[actions[k]] == "HAND" && (is_elsewhere("hand", at_zones[a]) || a == "enemy"))
                row("Unit", actions[k] " of " a, "card \"@\" { activated { cost = { " actions[k] " = card { " a " } }, run = function() draw(1) end } }")
        if (a == "enemy") holds("me " a, "unit { me, " a " }")
    }
    # adjectives and kinds
    for (i = 1; i <= adjectives[0]; i++) for (k = 1; k <= kinds[0]; k++) {
        a = adjectives[i]; q = kinds[k]
        players = sort_of[q] == "KIND_PLAYER"
        if (players ? said[a] == "OBJECT" : said[a] == "PLAYER" || (of_types[a] != "" && !is_about(q, of_types[a])))
            holds(q " " a, q " { " a " }")
    }
    for (i = 1; i <= opposites[0]; i++) holds("both " opposites[i], (opposites[i] ~ /open/ ? "battlefield" : "unit") " { " opposites[i] " }")
    for (i = 1; i <= adjectives[0]; i++) {
        a = adjectives[i]
        if (said[a] != "PLAYER") holds("except " a, (of_types[a] ~ /^OF_BATTLEFIELDS$/ ? "battlefield" : "unit") " { " a ", except { " a " } }")
    }
    # keys of queries about players
    for (i = 1; i <= query_keys[0]; i++) {
        k = query_keys[i]
        if (k !~ /^(count|controller)$/) holds("player with " k, "player { " k " = " some(query_value[k]) " }")
    }
    # ranges
    for (i = 1; i <= fields[0]; i++) {
        f = fields[i]; q = field_of[f] == "PLAYER" ? "player" : "unit"; o = field_of[f] == "PLAYER" ? "unit" : "player"
        holds(f " at most -1", q " { " f " = at_most(-1) }")
        holds(f " of -1", q " { " f " = -1 }")
        holds(f " less than 0", q " { " f " = less_than(0) }")
        holds(f " at least 0", q " { " f " = at_least(0) }")
        holds(f " of " o, o " { " f " = 3 }")
        holds("except wider " f, q " { " f " = 3, except { " f " = at_least(2) } }")
        if (printed[f] && f != "might") holds(f " at least 100", q " { " f " = at_least(100) }")
        r = q == "player" ? "player { you" : "unit { me"
        gives("never both " f, "me, might = 1, provided = { " r ", " f " = at_least(5) }, " r ", " f " = at_most(3) } }")
    }
    for (i = 1; i <= kinds[0]; i++) {
        q = kinds[i]
        if (sort_of[q] == "KIND_ITEM") gives("provided " q, "me, might = 1, provided = " q)
        if (sort_of[q] == "KIND_ITEM") gives("each " q, "me, might = 1, each = " q)
        gives("counts of " q " apart", "me, might = 1, provided = { " q " { count = at_least(3) }, " q " { count = 1 } }")
        gives("any count of " q, "me, might = 1, provided = " q " { count = at_least(0) }")
        holds(q " less than none", q " { count = -1 }")
        row("Unit", q " stands alone", q " {} card \"@\" { passive { me, might = 1 } }")
        row("Unit", q " that nobody uses", "local one = " q " {} card \"@\" { passive { me, might = 1 } }")
        if (sort_of[q] == "KIND_PLAYER") gives("provided " q, "me, might = 1, provided = " q)
    }
    gives("provided you", "me, might = 1, provided = you")
    gives("provided me", "me, might = 1, provided = me")
    # words as conditions, in comparisons, as numbers, hidden
    for (i = 1; i <= words[0]; i++) {
        w = words[i]
        acts("if " w, "if " w " then kill(u) end")
        acts("if not " w, "if not " w " then kill(u) end")
        acts("if u and " w, "if u and " w " then kill(u) end")
        acts("while " w, "while " w " do kill(u) return end")
        acts("u == " w, "if u == " w " then kill(u) end")
        acts(w " ~= 3", "if " w " ~= 3 then kill(u) end")
        acts("prevent less than " w, "kill(u) burn(" w ")")
        acts("more of " w, "kill(u) draw(" w " + 1)")
        acts("local " w, "local " w " = u kill(" w ")")
        row("Spell", "parameter " w, "card \"@\" { effect { target = unit, run = function(" w ") kill(" w ") end } }")
        acts("loop of " w, "for " w " in each(gear) do kill(" w ") end kill(u)")
        row("Unit", "word of a set " w, "local " w " = unit { friendly } card \"@\" { passive { " w ", might = 1 } }")
    }
    # verbs
    for (v in common) { add(verbs, v); signature[v] = form[v]; if (deed[v] ~ /LOOK|ASK/) idle[v] = 1 }
    for (i = 1; i <= verbs[0]; i++) {
        v = verbs[i]; s = signature[v]
        args = arguments(s, "u")
        acts("if " v, "if " v " then kill(u) end")
        acts(v " == 1", "if " v " == 1 then kill(u) end")
        acts(v " > 1", "if " v " > 1 then kill(u) end")
        row("Unit", v " in data", "card \"@\" { passive { me, might = " v " } }")
        acts("local " v, "local " v " = u kill(" v ")")
        if (args == "") continue
        before = (args ~ /energy_cost/ ? "local energy_cost = cost { energy = 1 } " : "") (args ~ /more/ ? "local more = effect { run = function() draw(1) end } " : "")
        if (idle[v]) row("Spell", "answer of " v, before body("kill(u) " v "(" args ")"))
        if (s ~ /^n/ && v != "prevent") {
            less = args; sub(/^1/, "-1", less)
            row("Spell", v " of -1", before body("kill(u) " v "(" less ")"))
            less = args; sub(/^1/, "0", less)
            row("Spell", v " of 0", before body("kill(u) " v "(" less ")"))
        }
        split(takes[v], t, /[(,]/)
        if (s !~ /^(n?)[xX]/ || t[1] != "TAKES" || t[2] == "ANY") continue
        for (k = 1; k <= kinds[0]; k++) {
            q = kinds[k]
            if (sort_of[q] == "KIND_OBJECT" ? is_about(q, accepted[t[2]]) : (sort_of[q] == "KIND_ITEM" && takes_items[t[2]])) continue
            row("Spell", v " of " q, before "card \"@\" { effect { target = " q ", run = function(u) " v "(" args ") end } }")
        }
        if (s ~ /d/ && s !~ /W/) for (k = 1; k <= plain[0]; k++)
            if (!lasts[plain[k]]) row("Spell", v " " plain[k], before body(v "(" args ", " plain[k] ")"))
    }
    # questions
    for (i = 1; i <= questions[0]; i++) {
        q = questions[i]; a = asked[q]
        if (answer[q] == "AMOUNT" && sum[q] == "ADD") gives(q " of 0", (a ~ /PLAYER/ ? "player" : a ~ /BATTLEFIELDS/ ? "battlefield" : a ~ /SPELLS/ ? "spell { yours }" : "unit") ", " q " = 0")
        if (answer[q] == "AMOUNT" && sum[q] == "TIMES") gives(q " of 1", "unit, " q " = 1")
        v = answer[q] == "AMOUNT" ? q " = 2" : answer[q] == "COST" ? q " = { energy = 1 }" : answer[q] == "YES" ? q : answer[q] == "WORD" ? q " = first" : q " = \"Tank\""
        if (answer[q] == "TYPES") v = q " = unit"
        for (k = 1; k <= kinds[0]; k++) {
            kind = kinds[k]
            if (sort_of[kind] == "KIND_PLAYER" ? a ~ /PLAYER/ : sort_of[kind] == "KIND_ITEM" ? a ~ /ITEM/ : is_about(kind, a)) continue
            if (a ~ /OF_ANY_THING/) continue
            gives(q " of " kind, kind ", " v)
        }
        if (answer[q] == "COST") gives(q " of nothing", "unit, " q " = {}")
    }
    row("Unit", "attached to nothing", "card \"@\" { attached {}, passive { me, might = 1 } }")
    acts("behind return", "do return end kill(u)")
    acts("if false", "if false then draw(1) end kill(u)")
    acts("no rounds", "for _ = 1, 0 do draw(1) end kill(u)")
    acts("nothing to do", "")
}
