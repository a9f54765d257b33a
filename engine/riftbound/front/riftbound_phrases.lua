-- riftbound_phrases.lua -- how the rulebook says in English what its words in scripts stand for.
local row, fields, game, helpers = ...
local words = helpers.words

fields "differing one_place trashes adding mood per power price action discount paying_part ground state happening way whose_score how marking stronger cheaper standing choosing more_costs"
fields "leave_ways picked position listed row_of restriction speed fast fast_too deed limits limit replacing ban ban_ways ban_way banned leave leave_way extra spending"
fields("later gift_of gifts deed_of deeds_of", "list")
fields("uses_part", "in order")
fields "left changed often as_often being counted number_of"
fields("triggering skipped did past_act dir paying does acted done been past phase own_act forbidden", "key")
fields("about into copy_time strength coming destination played_to ignoring exhausting readiness picked_from of_deck", "args")

game {
    kinds = "unit gear permanent spell card rune battlefield legend ability player opponent",
    leaving = "dies leaves",
    unspoken = "showdown_begins",
    results = { location = "place", controller = "player", owner = "player", might = "number", is = "number" },
    instructs = "Spell",
    host = "Unit",
    main = "unit",
    short = { permanent = "x", battlefield = "place", opponent = "foe", player = "who", legend = "who" },
    plural = { gear = "gear", ability = "abilities" },
    first = "reaction action",
    signs = "fury calm mind body chaos order any",
    compared = "become_copy",
    -- Whom these words mean in the text of a card that is worn, as a keyword's row of the type "worn" says: who wears it.
    wearer = "i me my i'm i've",
    -- Behind "they may": what "their" says of things, and what players do, of whom a sentence then is.
    of_things = "owner owners base bases cost costs might mights",
    done_by_players = "draw discard channel score predict",
    -- What lies "banished with this" is what its other clauses have banished.
    kept = { what = "linked", by = "link", of = "banish" },
    places = "battlefield",
    -- "3 {might} Sprite unit token with [Temporary]"
    token = function(card)
        if not card.supertypes or card.supertypes[1] ~= "Token" or card.type == "Battlefield" then return nil end
        local with = ""
        if card.keywords and card.type == "Unit" then
            local list = {}
            for i, k in ipairs(card.keywords) do list[i] = "\u{AB}" .. k .. "\u{BB}" end
            with = " with " .. table.concat(list, " and ")
        end
        local home = card.tags and card.tags[#card.tags]
        if home and home ~= card.name then with = with .. " [from " .. home .. "]" end
        return (card.might and ("(%d/{{%d}}) {{might}} "):format(card.might, card.might) or "") .. card.name .. " " .. card.type:lower() .. " <token|tokens>" .. with
    end,
}

-- Of cards that speak of themselves as a person.
local person = { Unit = true, Legend = true }

-- Kinds.
words("noun.#", "<unit|units> = unit, gear, <spell|spells> = spell, <card|cards> = card, <rune|runes> = rune, <legend|legends> = legend, " ..
    "<battlefield|battlefields> = battlefield, <ability|abilities> = ability, <player|players> = player, <opponent|opponents> = opponent", "{ kind = WORD }")
words("noun.#", "facedown <card|cards> [at a battlefield] = kind = card; at = facedown, <token|tokens> = kind = permanent; token", "{ WORD }")
row("noun.#", "(<unit|units> (or/and) gear/gear or <unit|units>/<permanent|permanents>)", "{ kind = permanent }")
row("noun.#", "token <unit|units>", "{ kind = unit, token }")
-- A name of tokens is one where it is no tag.
local no_tag = { only = function(b)
    return helpers.type_of(b.n.v) == "Unit" and not helpers.only_of(b.n.v, "Unit")
end }
row("noun.#", "{n:name} <[unit]|units>", "{ kind = unit, name = n }", no_tag)
row("noun.#", "Chosen Champion", "{ kind = unit, chosen_champion }")
-- A tag is one of units, save where only gear has it.
local of_units = { only = function(b) return not helpers.only_of(b.tag.v, "Gear") end }
row("noun.#", "({tag:tag.#}/{tag:tag.sg} <unit|units>)", "{ kind = unit, tag = tag }", of_units)

-- What they are.
words("mood", "ready = readied, exhausted, stunned, buffed, (mighty/\u{AB}Mighty\u{BB}) = mighty, attacking, defending, equipped, attached, " ..
    "damaged = damage = at_least(1), (unattached/detached) = except { attached }", "{ WORD }")
row("adjective", "{m:mood}", "m", { first = true })
words("adjective", "open, occupied, friendly, enemy, champion, signature, allied, remembered = linked, facedown = at = facedown, " ..
    "fury, calm, mind, body, chaos, order", "{ WORD }")
row("adjective", "unbuffed", "{ except { buffed } }", { write = false })
words("property", "token, unit, spell, gear", "{ WORD }")
row("property", "{t:tag.sg}", "{ tag = t }")

-- What a sentence says of one thing.
row("state", "{m:mood}", "m")
row("state", "{p:position}", "p")
words("position", "alone, alone at a battlefield = alone; at = battlefield, alone here = alone; here, attacking or defending alone = in_combat; alone, attacking alone = attacking; alone, defending alone = defending; alone, in combat = in_combat, in a showdown = in_showdown, attacking or defending = in_combat, " ..
    "at a battlefield = at = battlefield, in (your base/base) = at = base", "{ WORD }")
row("position", "at {f:field}", "{ at = f }", { only = function(b) return #b.f.items > 1 end })

-- Battlefields that something is played or moved to.
-- Another place is one where this is not: "another" alone is another card.
words("differing", "(a different/another/different/other) = except { here }, (a/an) = ,  = ", "{ WORD }")
row("field", "{d:differing} {a:adjectives} (battlefield/battlefields) {g:ground}", "{ kind = battlefield, d, a, g }", { only = function(b) return not b.a.key:find("%f[%w]another%f[%W]") end })
row("ground", "", "{}")
words("ground", "you control = yours, that was uncontrolled = was_uncontrolled, other than mine = except { here }, " ..
    "you're attacking = has = unit { yours; attacking }", "{ WORD }")
row("ground", "(where there are {q:query.pl}/with {c:number_of.#})", "{ has = { q, c } }")
row("ground", "where (a/an) {q:query.sg} is alone", "{ has = { alone, q } }", { read = false })
row("ground", "(where/if) {f:found} [there]", "{ has = f }", { only = function(b) return b.f.k == "table" end })

-- Where they are.
words("where.#", "(at another location/at a different location) = except { here }, attacking here = attacking; here, " ..
    "banished with (this/me) = linked; at = banishment, they control = by_them, everywhere = at = everywhere, with (the named/the chosen/that) tag = tag = named, " ..
    "with the same controller = same_controller, in a showdown = in_showdown, " ..
    "played from anywhere other than (your hand/a player's hand) = at = everywhere; except { from = hand }", "{ WORD }")
words("where.sg", "at its location = together, not at its location = apart", "{ WORD }")
words("where.#", "you or allies control = friendly, you control = yours, an opponent controls = enemy, with (a buff/buffs) = buffed, " ..
    "without (a buff/buffs) = except { buffed }", "{ WORD }", { write = false })
row("where.#", "at my battlefield", "{ here, at = battlefield }", { first = true })
words("where.#", "attached to me = host = me, (here/from here) = here", "{ WORD }")
words("where.#", "<((at/from) a battlefield/at battlefields)|(at battlefields/from a battlefield)> = at = battlefield, (in/during) combat = in_combat", "{ WORD }")
row("where.#", "[that's] in combat with {s:some}", "{ in_combat, at = battlefield { has = { s, in_combat } } }")
row("where.#", "[that's being] chosen by {s:some}", "{ chosen_by = s }")
row("possessor", "(an opponent's/opponents's)", "{ enemy }", { write = false })
row("where.#", "(in/from) {w:possessor} (trash/trashes)", "{ w, at = trash }")
row("where.#", "in your {z:zones}", "{ yours, at = z }")
row("zones", "{a:zone}", "a")
words("zone", "hand, trash, banishment, Champion Zone = champion_zone")
row("where.#", "(in (your hand/hand)/from [your] hand)", "{ yours, at = hand }")
words("where.#", "(in/from) your base = yours; at = base, in <a base|bases> = at = base, (in/from) <(a/any) trash|([all] trashes/(a/any) trash)> = at = trash, " ..
    "you own in a Champion Zone = owned; at = champion_zone, you own = owned, (on/during) <its|their|their> first or second turn = turn_player; turn = at_most(2), " ..
    "attached to it = host = it, not equipped with this = except { equipped = gear { me } }, " ..
    "its controller controls = controller = it", "{ WORD }")
row("where.#", "at {f:field}", "{ at = f }", { only = function(b) return #b.f.items > 1 end })
row("where.sg", "at a battlefield I moved to or from", "{ at = { battlefield { there }, battlefield { origin } } }", { of = person })
row("where.#", "<that's|that are|that are> {a:state}", "a", { write = false })
row("where.#", "<that's|that are|that are> alone", "{ alone }", { read = false })
-- What a thing has, has not, or is called.
row("where.#", "((with/each with) {m:marking}/without {n:marking}/named {o:called})", "{ m, except { n }, name = o }")
row("where.sg", "with {c:number_of.#} there", "{ has = c }")
row("where.#", "(with Energy cost/that <costs|cost>/costing/with cost) {e:braced} or {m:more_or_less}", "{ energy = m(e) }")
row("where.#", "(with Energy cost/costing/with cost/that <costs|cost>) no more than ({m:braced}/{m:measure})", "{ energy = at_most(m) }", { every_way = true })
row("where.#", "(costing no more than/with cost no more than/that <costs|cost> no more than/with Energy cost no more than) {e:braced} and (no more than/Power cost no more than) {{any}}", "{ energy = at_most(e), power = at_most(1) }")
words("more_or_less", "less = at_most, more = at_least")

-- A card speaks of itself.
row("one", "me", "me", { written_of = person })
row("one", "this", "me")
row("self", "me", "me", { written_of = person })
row("self", "this", "me")
row("itself", "I", "me", { of = person })
row("itself", "this", "me")
row("one", "it", "it", { read = false })
row("one", "(that/the) {k:named_kind}", "k")
words("named_kind", "unit = THAT_unit, gear = THAT_gear, spell = THAT_spell")
words("named_kind", "friendly unit = THAT_friendly_unit, enemy unit = THAT_enemy_unit, friendly gear = THAT_friendly_gear, enemy gear = THAT_enemy_gear, " ..
    "friendly spell = THAT_friendly_spell, enemy spell = THAT_enemy_spell")

-- Numbers.
words("measure", "my Might = might(me), its Might = might(THAT), its Energy cost = energy(THAT), your points = points(you)")
row("measure", "my {k:keyword}", "value_of(k, me)")
words("measure", "the highest Might among {q:query.pl} = highest_might(q), the total Might of {q:query.pl} = total(might; q)")
row("value", "{m:measure}", "m")
row("every", "{m:measure}", "m")
row("value", "{t:one} 's Might", "might(t)", { write = false })
row("value", "(twice/double) {v:value}", "2 * v", { write = false })
row("value", "{n:number} times {v:value}", "n * v", { write = false })
row("value", "the damage marked on {t:one}", "counters(\"damage\", t)")
row("every", "the number of {q:query.pl}", "q")
words("bound", "{n:atleast} = at_least(n), {n:few} or fewer = at_most(n), no = 0, exactly {n:few} = n")

-- Prices.
row("power", "{s:signs}", "s")
row("power", "{s:signs} {p:power}", "{ s, p }")
row("price", "{e:braced} {p:power}", "{ energy = e, p }")
row("price", "{e:braced}", "{ energy = e }")
row("price", "{p:power}", "p")
-- What a price is less by.
row("discount", "{s:less_signs}", "s")
row("discount", "{e:braced} {s:less_signs}", "{ energy = -e, s }")
row("discount", "{e:braced}", "{ energy = -e }")

-- What is paid besides.
words("paying", "exhaust, kill, recycle, banish")
row("action", "{v:paying} {p:paid}", "{ v = p }")
row("action", "discard {s:some}", "{ discard = s }")
row("action", "return {p:paid} to (its owner's/my owner's/their owners's) (hand/hands)", "{ put_back = p }")
row("action", "discard {n:cards}", "{ discard = n }")
row("action", "recycle (1/{h:how_many} [cards]) from {z:trashes}", "{ recycle = { kind = card, h, z } }")
row("action", "exhaust {m:self} and {s:some}", "{ exhaust = { m, { s } } }")
row("action", "{s:spending}", "s")
row("spending", "spend {b:buffs}", "{ spend_buff = b }")
row("action", "burn {n:number}", "{ burn = n }")
words("buffs", "any number of buffs = unit { yours; any_number }, a buff = unit { yours }, my buff = me, its buff = it")
row("paid", "{m:self}", "m")
-- A player pays with what is theirs, also where a text leaves that unsaid.
local whose = { yours = true, friendly = true, enemy = true, theirs = true, owned = true, me = true, it = true, here = false, linked = true }
local function says_whose(b)
    if b.s.k ~= "table" then return true end
    for _, item in ipairs(b.s.items) do
        if not item.key and whose[item.val.key] or item.key == "at" and item.val.k == "name" and item.val.key ~= "base" or item.key == "host" or item.key == "controller" then return true end
    end
    return false
end
row("paid", "{s:some}", "s", { only = says_whose })
row("paid", "{s:some}", "{ yours, s }", { write = false, only = function(b) return not says_whose(b) end })
row("paid", "{h:how_many} {q:query.pl}", "{ h, q }")
row("paying_part", "pay {p:price}", "p")
row("paying_part", "{a:action}", "a")
row("pays", "{a:paying_part}", "a")
row("pays", "{a:paying_part} (and/,/, and) {b:pays}", "{ a, b }")
row("uses_part", "{p:price}", "p")
row("uses_part", "{{exhaust}}", "{ exhaust = me }")
row("uses_part", "{a:action}", "a")
row("uses", "{a:uses_part}", "a")
row("uses", "{a:uses_part} , {b:uses}", "{ a, b }")
