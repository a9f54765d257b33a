# examples.awk -- the examples of a page of docs/, in all the ways in which a card could say them.
#
# Prints a row for each example and each way: PAGE:LINE, the example, the type of the card and its
# script, with tabs between. An example is code between backticks that begins with a word of cards
# and a brace, a bracket or "=". What it leaves out, "…", is filled in, and the short names that
# pages give to things, `u`, `query`, `clause`, are there. Of unsaid.md only what is said counts, and
# of words.md no form of a call, which another test compares. With refused=1 it is what unsaid.md
# says is refused.

BEGIN {
    FS = "|"
    split("Unit Spell Gear Battlefield Legend", types, " ")
    body = "run = function() draw(1) end }"
    data["query"] = data["q"] = "unit { enemy }"
    data["dream"] = "unit { linked }"
    data["a_spell"] = "spell"
    data["pain"] = "happened { damaged = unit, total }"
    data["stronger"] = "passive { me, might = value() }"
    data["doubled"] = "passive { me, damage_times = 2 }"
    data["saved"] = "instead { dies = it, run = function() heal(it) end }"
    data["banished"] = "instead { leaves = it, from = chain, run = function() banish(it) end }"
    data["later"] = "when { main_phase = you, once, " body
    data["tags"] = "{ tag \"Mech\", tag \"Dragon\" }"
    data["price"] = "cost { energy = 1 }"
    data["extra"] = "additional_cost { energy = 2 }"
    data["skipped"] = "instead { draw_phase = it, once }"
    values["c"] = "pick(card { yours, at = trash })"
    values["p"] = "controller(u)"
    values["n"] = "2"
    values["a"] = values["b"] = values["v"] = values["model"] = "u"
    values["group"] = values["units"] = values["things"] = "{ u }"
    follows[1] = "when { dies = it, " body
    follows[2] = "passive { me, might = 1 }"
    follows[3] = "passive { me, might = value() }"
    follows[4] = "effect { " body
}

# Fills in what the example [code] leaves out.
function filled(code) {
    gsub(/when \{ …, may/, "when { played = me, may", code)
    gsub(/\{ …, /, "{ ", code)
    gsub(/attached \{ (clause, )?… \}/, "attached { passive { me, might = 1 } }", code)
    gsub(/run = …( [^}]*)? \}/, body, code)
    gsub(/cost = …/, "cost = { energy = 1 }", code)
    gsub(/to = …/, "to = battlefield", code)
    gsub(/readied = …/, "readied = unit", code)
    gsub(/choosing = …/, "choosing = unit", code)
    gsub(/ of = …/, " of = unit", code)
    gsub(/points = …/, "points = you", code)
    gsub(/scored = …/, "scored = you", code)
    gsub(/tag = \{ … \}/, "tag = { \"Mech\", \"Dragon\" }", code)
    gsub(/amount = …/, "amount = 2", code)
    gsub(/… amount\(\)( …)? \}/, "run = function() draw(amount()) end }", code)
    gsub(/… one_more\(it\) \}/, "run = function() one_more(it) end }", code)
    gsub(/, … \}/, ", " body, code)
    gsub(/abilities_of\(…\)/, "abilities_of(query)", code)
    gsub(/\(…\)/, "(2)", code)
    gsub(/, …\)/, ")", code)
    gsub(/activated \{ … \}/, "activated { cost = { exhaust = me }, " body, code)
    gsub(/ability \{ … \}/, "ability { yours }", code)
    gsub(/unit \{ … \}/, "unit { friendly }", code)
    gsub(/battlefield \{ … \}/, "battlefield { occupied }", code)
    gsub(/except \{ … \}/, "except { exhausted }", code)
    gsub(/\{ … \}/, "{ energy = 1 }", code)
    gsub(/"…"/, "\"Recruit\"", code)
    gsub(/gold = /, "energy = ", code)
    return code
}

# The locals with the names of [table] that the script [code] has; those of data call none.
function locals(table, code, name, text) {
    for (name in table)
        if (code ~ ("(^|[^a-z_\"])" name "([^a-z_\"]|$)") && code !~ (name " = ")) text = text "local " name " = " table[name] " "
    return text
}

# The additional cost, above it, that the script of a card asks about with paid() or paid_with().
function paid_for(type, script) {
    if (refused || type !~ /Unit|Spell|Gear/) return ""
    if (script !~ /(^|[^a-z_])paid(_with)?\(\)/ || script ~ /any_number/) return ""
    return "as { played = me, may, cost = { discard = 1 } }, "
}

# Prints a way: the card's type and clauses, and what else stands above it.
function way(type, script, given, i) {
    if ((given script) ~ /[( ]clause[,)]/) {
        for (i in follows) row(type, script, given "local clause = " follows[i] " ")
    } else row(type, script, given)
}
function row(type, script, given) {
    print where "\t" example "\t" type "\t" locals(data, given script) given "\t" paid_for(type, script) script
}

# Prints the way to call [code] in the `run` of a clause that begins with [head].
function runs(type, head, code) { way(type, head locals(values, code) code " end }") }

# Prints the ways to say the clause [code].
function clauses(code, i) {
    if (code ~ /^can \{/ && code !~ /[a-z]+ = me|played = /) sub(/\{/, "{ played = me,", code)
    if (code ~ /^passive \{ loses/) sub(/\{/, "{ unit { enemy },", code)
    for (i in types) {
        way(types[i], code)
        if (code !~ /run = /) way(types[i], substr(code, 1, length(code) - 2) ", " body)
    }
    way("Spell", "effect { target = unit, run = function(u) delayed(given, this_turn, u) end }", "local given = " code " ")
    way("Spell", "effect { target = player, run = function(p) delayed(given, p) end }", "local given = " code " ")
}

# Prints the ways to say the query [code].
function queries(code) {
    way("Unit", "passive { me, might = count(" code ") }")
    way("Unit", "passive { me, might = count(unit { " code " }) }")
    way("Unit", "when { played = me, target = " code ", run = function(x) kill(x) end }")
    way("Unit", "when { played = me, target = { unit, " code " }, run = function(x, y) kill(x) kill(y) end }")
    way("Unit", "activated { cost = " code ", " body)
    if (code ~ /^spell \{ me/) runs("Spell", "effect { run = function() ", "if count(" code ") > 0 then draw(n) end")
    runs("Spell", "effect { target = unit, run = function(u) ", "deal(n, " code ")")
    runs("Spell", "effect { target = unit, run = function(u) ", "deal(n, unit { " code " })")
    # There is room for few keywords.
    if (code ~ /value\(\)/) way("Keyword", "passive { " code ", might = -1 }")
}

# Prints the ways to say the call [code], of a verb or a reading.
function calls(code) {
    runs("Spell", "effect { target = unit, run = function(u) ", code)
    runs("Spell", "effect { target = unit, run = function(u) ", "if u then deal(" code ", u) end")
    runs("Spell", "effect { target = unit, run = function(u) ", "if " code " then draw(n) end")
    runs("Spell", "effect { target = unit, run = function(u) ", "for x in " code " do kill(x) end")
    runs("Spell", "effect { target = unit, run = function(u) ", "for _, x in " code " do kill(x) end")
    runs("Spell", "effect { target = spell, run = function(s) ", code)
    runs("Unit", "when { played = me, target = unit, run = function(u) ", code)
    runs("Unit", "when { played = me, target = gear, run = function(g) ", code)
    runs("Unit", "as { played = me, run = function() local u = pick(query) ", code)
    runs("Unit", "when { attacks = me, run = function() ", code)
    runs("Gear", "when { attached = me, run = function() ", code)
    runs("Unit", "instead { dies = unit { yours }, run = function() ", "banish(" code ")")
    way("Unit", "passive { me, might = " code " }")
    way("Unit", "passive { me, has = " code " }")
    if (code ~ /^with_cost/) way("Gear", "passive { spell { yours }, has = " code " }")
    way("Unit", "passive { me, cost = { energy = " code " } }")
    way("Unit", "when { damaged = me, amount = " code ", " body)
    way("Unit", "when { played = me, provided = " code ", " body)
    way("Unit", "as { played = me, cost = " code " }")
    way("Spell", "effect { target = unit, run = function(u) give(u, given, this_turn, 2) end }", "local given = passive { me, might = " code " } ")
    way("Spell", "effect { target = unit, run = function(u) give(u, given, this_turn) end }", "local given = " code " ")
}

# Prints the ways to say the key and value [code].
function keys(code, verb) {
    way("Unit", "passive { me, " code " }")
    way("Unit", "passive { me, might = 1, " code " }")
    if (code ~ /^split/) way("Spell", "effect { target = unit { any_number, " code " }, run = function(us) deal_split(us) end }")
    way("Unit", "passive { me, might = 1, provided = unit { " code " } }")
    way("Unit", "passive { me, cost = { energy = -1 }, " code " }")
    way("Unit", "passive { ability { yours }, cost = { energy = -1 }, " code " }")
    way("Unit", "passive { player { you }, " code " }")
    way("Unit", "passive { spell { yours }, " code " }")
    way("Unit", "when { " code ", " body)
    way("Unit", "when { once, played = unit, " code ", " body)
    way("Unit", "when { points = you, " code ", " body)
    way("Unit", "when { gained = you, of = \"fame\", " code ", " body)
    way("Unit", "when { counters_put = unit, " code ", " body)
    way("Unit", "when { might_rises = me, " code ", " body)
    way("Unit", "instead { " code ", " body)
    way("Unit", "cannot { " code " }")
    way("Unit", "activated { " code ", " body)
    way("Unit", "activated { cost = { exhaust = me }, " code ", " body)
    way("Unit", "when { played = me, target = unit { " code " }, run = function(u) kill(u) end }")
    way("Unit", "when { played = me, target = card { at = trash, " code " }, run = function(u) banish(u) end }")
    way("Unit", "passive { spell { yours, " code " }, cost = { energy = -1 } }")
    way("Unit", "passive { ability { " code " }, cost = { energy = -1 } }")
    way("Spell", "effect { " code ", run = function(u) kill(u) end }")
    way("Spell", "effect { " code ", run = function(a, b) kill(a) stun(b) end }")
    runs("Spell", "effect { target = unit, run = function(u) ", "kill(unit { " code " })")
    way("Unit", "as { played = me, cost = { " code " } }")
    # What is named is there where the card names it.
    if (match(code, /^(tag|name|type) = named/)) {
        verb = "name_" (code ~ /^name/ ? "card" : substr(code, 1, index(code, " ") - 1))
        way("Unit", "when { played = me, run = function() " verb "() end }, passive { unit { " code " }, might = 1 }")
    }
}

# The part of a row that has examples of what cards say.
function said_part(line, cells) {
    if (FILENAME ~ /unsaid/) {
        if (refused) return line ~ /\| refused/ ? $2 : ""
        if (line !~ /\| said/) return ""
        line = NF > 2 ? $(NF - 1) : ""
        sub(/[Rr]efused.*/, "", line)
    }
    if (FILENAME ~ /words/ && chapter ~ /^## (Verbs|Readings)/) line = NF > 3 ? $(NF - 2) : ""
    return FILENAME ~ /words/ && chapter ~ /earlier levels/ ? "" : line
}

/^## / { chapter = $0 }
/^```/ { inside = !inside }
inside { next }
{
    rest = said_part($0)
    where = FILENAME ":" FNR
    while (match(rest, /`[^`]+`/)) {
        example = substr(rest, RSTART + 1, RLENGTH - 2)
        rest = substr(rest, RSTART + RLENGTH)
        code = filled(example)
        if (code == "key = value") continue
        if (code ~ /^(effect|when|as|instead|can|cannot|passive|activated|attached) \{/) clauses(code)
        else if (code ~ /^(unit|card|spell|gear|permanent|rune|legend|player|opponent|battlefield|ability|except) \{/) queries(code)
        else if (code ~ /^either\(/) { queries(code); calls(code) }
        else if (code ~ /^[a-z_]+\(/) calls(code)
        else if (code ~ /^[a-z_]+ = /) keys(code)
    }
}
