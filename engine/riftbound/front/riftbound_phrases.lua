-- riftbound_phrases.lua -- how the rulebook says in English what its words in scripts stand for.
local row, fields, game, helpers = ...

fields "power price action discount"
fields("uses_part", "in order")

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
    tags = "tags",
    -- "3 {might} Sprite unit token with [Temporary]"
    token = function(card)
        if not card.supertypes or card.supertypes[1] ~= "Token" or card.type == "Battlefield" then return nil end
        local with = ""
        if card.keywords and card.type == "Unit" then
            local list = {}
            for i, k in ipairs(card.keywords) do list[i] = "\u{AB}" .. k .. "\u{BB}" end
            with = " with " .. table.concat(list, " and ")
        end
        return (card.might and card.might .. " {{might}} " or "") .. card.name .. " " .. card.type:lower() .. " <token|tokens>" .. with
    end,
}

-- Of cards that speak of themselves as a person.
local person = { Unit = true, Legend = true }

row("clause", "choose one \u{2014} {m:modes}", "effect { modes = m }", { of = { Spell = true } })
row("clause", "{s:sentences}", "effect { run = s }", { of = { Spell = true } })
row("more", "any number of {q:query.pl} at a battlefield", "chosen({ any_number, together, at = battlefield, q })")
row("subject.i", "I", "me", { of = person })

-- Kinds.
row("noun.#", "<unit|units>", "{ kind = unit }")
row("noun.#", "<gear|gear>", "{ kind = gear }")
row("noun.#", "<spell|spells>", "{ kind = spell }")
row("noun.#", "<card|cards>", "{ kind = card }")
row("noun.#", "<rune|runes>", "{ kind = rune }")
row("noun.#", "<legend|legends>", "{ kind = legend }")
row("noun.#", "<battlefield|battlefields>", "{ kind = battlefield }")
row("noun.#", "<unit|units> or gear", "{ kind = permanent }")
row("noun.#", "<unit|units> and gear", "{ kind = permanent }", { write = false })
row("noun.#", "gear or <unit|units>", "{ kind = permanent }", { write = false })
-- A tag is one of units, save that of gear.
local of_units = { only = function(b) return b.tag.v ~= "Equipment" end }
row("noun.#", "{tag:tag.#}", "{ kind = unit, tag = tag }", of_units)
row("noun.#", "Equipment", '{ kind = gear, tag = "Equipment" }')
row("noun.#", "token <unit|units>", "{ kind = unit, token }")
row("noun.#", "{tag:tag.sg} <unit|units>", "{ kind = unit, tag = tag }", { write = false, only = of_units.only })

-- What they are.
row("adjective", "your", "{ yours }")
row("adjective", "ready", "{ readied }")
row("adjective", "exhausted", "{ exhausted }")
row("adjective", "stunned", "{ stunned }")
row("adjective", "buffed", "{ buffed }")
row("adjective", "mighty", "{ mighty }")
row("adjective", "attacking", "{ attacking }")
row("adjective", "defending", "{ defending }")
row("adjective", "equipped", "{ equipped }")
row("adjective", "damaged", "{ damage = at_least(1) }")
row("adjective", "open", "{ open }")
row("adjective", "occupied", "{ occupied }")
row("adjective", "friendly", "{ friendly }")
row("adjective", "enemy", "{ enemy }")
row("adjective", "non-token", "{ except { token } }")

-- What a sentence says of one thing.
row("state", "{a:adjective}", "a")
row("state", "{a:adjective} alone", "{ a, alone }")
row("state", "alone", "{ alone }")

-- Battlefields that something is played or moved to.
row("field", "a battlefield you control", "battlefield { yours }")
row("field", "(a/an) {a:adjectives} battlefield", "{ kind = battlefield, a }")
row("field", "a battlefield you're attacking", "battlefield { has = unit { yours, attacking } }")
row("field", "a battlefield where there are {q:query.pl}", "battlefield { has = q }")
row("field", "a battlefield where you have {q:query.pl}", "battlefield { has = { yours, q } }", { write = false })

-- Where they are.
row("where.#", "you or allies control", "{ friendly }", { write = false })
row("where.#", "attached to me", "{ host = me }")
row("where.#", "everywhere", "{ at = everywhere }")
row("where.#", "here", "{ here }")
row("where.#", "you control", "{ yours }", { write = false })
row("where.sg", "at a battlefield", "{ at = battlefield }")
row("where.pl", "at battlefields", "{ at = battlefield }")
row("where.#", "in combat", "{ in_combat }")
row("where.#", "(in/from) your trash", "{ yours, at = trash }")
row("where.#", "in your hand", "{ yours, at = hand }")
row("where.#", "from [your] hand", "{ yours, at = hand }", { write = false })
row("where.#", "in your base", "{ yours, at = base }")
row("where.#", "in a base", "{ at = base }")
row("where.#", "with {n:number} {{might}} or less", "{ might = at_most(n) }")
row("where.#", "with {k:keyword}", "{ has = k }")
row("where.#", "with Energy cost no more than {e:braced}", "{ energy = at_most(e) }")
row("where.#", "with Energy cost {e:braced} or more", "{ energy = at_least(e) }")
row("where.#", "that <costs|cost> {e:braced} or more", "{ energy = at_least(e) }")

-- A card speaks of itself.
row("one", "me", "me", { of = person })
row("one", "this", "me")
row("self", "me", "me", { of = person })
row("self", "this", "me")
row("one", "it", "it", { read = false })
row("one", "that unit", "THAT_unit")
row("one", "that gear", "THAT_gear")
row("one", "that spell", "THAT_spell")
row("one", "one of your {q:query.pl}", "chosen({ yours, q })", { write = false })
row("one", "one of your other {q:query.pl}", "chosen({ yours, another, q })", { write = false })

-- Numbers.
row("value", "my Might", "might(me)")
row("signed", "{n:plus}", "n")

-- Prices.
row("power", "{{any}} {{any}} {{any}} {{any}}", "{ any = 4 }")
row("power", "{{any}} {{any}} {{any}}", "{ any = 3 }")
row("power", "{{any}} {{any}}", "{ any = 2 }")
row("power", "{{any}}", "{ any = 1 }")
for _, d in ipairs { "fury", "calm", "mind", "body", "chaos", "order" } do
    row("power", ("{{%s}} {{%s}} {{%s}} {{%s}}"):format(d, d, d, d), "{ " .. d .. " = 4 }")
    row("power", ("{{%s}} {{%s}}"):format(d, d), "{ " .. d .. " = 2 }")
    row("power", "{{" .. d .. "}}", "{ " .. d .. " = 1 }")
end
row("price", "{e:braced} {p:power}", "{ energy = e, p }")
row("price", "{e:braced}", "{ energy = e }")
row("price", "{p:power}", "p")
row("action", "exhaust {m:self}", "{ exhaust = m }")
row("action", "discard {n:number}", "{ discard = n }")
row("action", "spend a buff", "{ spend_buff = unit { yours } }")
row("action", "spend my buff", "{ spend_buff = me }")
row("action", "spend {n:number} XP", "{ xp = n }")
row("action", "kill {m:self}", "{ kill = m }")
row("action", "kill {s:some}", "{ kill = s }")
row("action", "recycle 1 from your trash", "{ recycle = card { yours, at = trash } }")
row("action", "recycle {n:number} [cards] from your trash", "{ recycle = card { yours, at = trash, count = n } }", { only = function(b) return b.n.v > 1 end })
row("action", "recycle {s:some}", "{ recycle = s }")
row("action", "exhaust {s:some}", "{ exhaust = s }")
row("action", "exhaust your legend", "{ exhaust = legend { yours } }")
row("action", "return {s:some} to its owner's hand", "{ put_back = s }")
row("action", "spend its buff", "{ spend_buff = it }")
row("action", "pay {n:number} XP", "{ xp = n }", { write = false })
row("action", "banish {m:self}", "{ banish = m }")
row("pays", "pay {p:price}", "p")
row("pays", "pay {p:price} and {a:action}", "{ p, a }")
row("pays", "{a:action} and pay {p:price}", "{ p, a }", { write = false })
row("pays", "{a:action}", "a")
row("pays", "{a:action} and {b:action}", "{ a, b }")
row("pays", "pay {p:price} , {a:action} , and {b:action}", "{ p, a, b }")
row("uses_part", "{p:price}", "p")
row("uses_part", "{{exhaust}}", "{ exhaust = me }")
row("uses_part", "{a:action}", "a")
row("uses", "{a:uses_part}", "a")
row("uses", "{a:uses_part} , {b:uses}", "{ a, b }")


-- What a price is less by.
for _, d in ipairs { "fury", "calm", "mind", "body", "chaos", "order", "any" } do
    row("discount", "{{" .. d .. "}}", "{ " .. d .. " = -1 }")
    row("discount", "{e:braced} {{" .. d .. "}}", "{ energy = -e, " .. d .. " = -1 }")
    row("discount", ("{e:braced} {{%s}} {{%s}}"):format(d, d), "{ energy = -e, " .. d .. " = -2 }")
    row("discount", ("{e:braced} {{%s}} {{%s}} {{%s}}"):format(d, d, d), "{ energy = -e, " .. d .. " = -3 }")
end
row("discount", "{e:braced}", "{ energy = -e }")

row("some", "one of your {q:query.pl}", "{ yours, q }", { write = false })
row("moment", "at (the start/start) of your Beginning Phase", "{ beginning_phase = you }")
row("moment", "at the end of your turn", "{ end_of_turn = you }")

row("moment", "at the start of each player's Beginning Phase", "{ beginning_phase = player }")
row("moment", "at the start of each player's first Beginning Phase", "{ beginning_phase = player { turn = 1 } }")

-- Events: what somebody does, or does to something, and how.
fields "happening way"
fields("does acted done", "key")
for _, x in ipairs { { "<stuns|stun|stun>", "stunned" }, { "<buffs|buff|buff>", "buffed" }, { "<readies|ready|ready>", "readied" },
    { "<chooses|choose|choose>", "chosen" }, { "<moves|move|move>", "moves" }, { "<hides|hide|hide>", "hidden" },
    { "<kills|kill|kill>", "dies" }, { "<discards|discard|discard>", "discarded" }, { "<recycles|recycle|recycle>", "recycled" },
    { "<exhausts|exhaust|exhaust>", "exhausted" }, { "<banishes|banish|banish>", "banished" }, { "<heals|heal|heal>", "healed" },
    { "<counters|counter|counter>", "countered" }, { "<draws|draw|draw>", "drawn" }, { "<channels|channel|channel>", "channeled" },
    { "<detachs|detach|detach>", "detached" }, { "<recalls|recall|recall>", "recalled" } } do row("acted.#", x[1], x[2]) end
for _, x in ipairs { { "<dies|die|die>", "dies" }, { "<attacks|attack|attack>", "attacks" }, { "<defends|defend|defend>", "defends" }, { "<conquers|conquer|conquer>", "conquers" }, { "<holds|hold|hold>", "holds" }, { "<moves|move|move>", "moves" }, { "<wins|win|win> a combat", "combat_won" }, { "<becomes|become|become> mighty", "becomes_mighty" }, { "<scores|score|score>", "scored" } } do row("does.#", x[1], x[2]) end
for _, x in ipairs { { "played", "finalized" }, { "discarded", "discarded" }, { "conquered", "conquers" }, { "stunned", "stunned" } } do row("done", x[1], x[2])
end

row("event", "{h:happening}", "h")
-- "Here" is said of what a player or the card itself does; of things it belongs to the thing.
row("event", "{h:happening} {w:way}", "{ h, w }", { only = function(b)
    local way = b.w.items[1]
    if way.key or way.val.key ~= "here" then return true end
    for _, item in ipairs(b.h.items) do if item.key and item.val.k ~= "name" then return false end end
    return true
end })
row("way", "to a battlefield", "{ to = battlefield }")
row("way", "from a battlefield", "{ from = battlefield }")
row("way", "from here", "{ from = here }")
row("way", "here", "{ here }")
row("way", "with a spell", "{ with = spell }")
row("way", "from (face down/\u{AB}Hidden\u{BB})", "{ from = facedown }")
row("way", "on an opponent's turn", "{ provided = opponent { turn_player } }")
row("way", "during a showdown", "{ provided = battlefield { in_showdown } }")
row("way", "a battlefield you control", "{ at = battlefield { yours } }")
row("way", "a battlefield that was uncontrolled", "{ at = battlefield { was_uncontrolled } }")
row("way", ", if you spent {e:braced} or more", "{ amount = at_least(e) }")

-- "Here" of what is played is where it goes.
local function nowhere(b)
    for _, item in ipairs(b.s.items) do if not item.key and item.val.key == "here" then return false end end
    return true
end
row("happening", "you play {m:self}", "{ played = m }")
row("happening", "I'm played", "{ played = me }", { write = false })
row("happening", "you play {s:some}", "{ played = s, by = you }", { only = nowhere })
row("event", "you play {s:some} here", "{ played = s, by = you, to = here }", { only = nowhere })
row("happening", "a player plays {s:some}", "{ played = s, by = player }", { only = nowhere })
row("event", "a player plays {s:some} here", "{ played = s, by = player, to = here }", { only = nowhere })
row("happening", "an opponent plays {s:some}", "{ played = s, by = opponent }", { only = nowhere })
row("happening", "{s:some} is played", "{ played = s }", { only = nowhere })
row("happening", "you play your {n:ordinal} card (each/in a) turn", "{ played = card, by = you, nth = n }")
row("happening", "you draw your {n:ordinal} card (each/in a) turn", "{ drawn = card, by = you, nth = n }")
row("happening", "you discard {m:self}", "{ discarded = m }")
row("happening", "you {v:acted.i} {s:some}", "{ v = s, by = you }")
row("happening", "an opponent {v:acted.sg} {s:some}", "{ v = s, by = opponent }")
row("happening", "a player {v:acted.sg} {s:some}", "{ v = s, by = player }")
row("happening", "you gain XP", "{ gained = you }")
row("happening", "you {v:acted.i} me", "{ v = me, by = you }", { only = function(b) return b.v.v ~= "discarded" end })
row("happening", "you {v:acted.i} or {w:acted.i} me", "{ v = me, w = me, by = you }")
row("happening", "you {v:acted.i} one or more {q:query.pl}", "{ v = q, by = you, one_or_more }")
row("happening", "you attach an Equipment to me", '{ attached = gear { tag = "Equipment", host = me }, by = you }')
row("happening", "you use an activated ability of {s:some}", "{ ability_used = s, by = you }")
row("happening", "you spend a buff", "{ buff_spent = unit, by = you }")
row("happening", "I {v:does.i}", "{ v = me }", { only = function(b) return b.v.v ~= "scored" end })
row("happening", "I {v:does.i} or {w:does.i}", "{ v = me, w = me }")
row("happening", "you {v:does.i}", "{ v = you }")
row("happening", "you {v:does.i} or {w:does.i}", "{ v = you, w = you }")
row("happening", "you or an ally {v:does.pl}", "{ v = player { friendly } }")
row("happening", "an opponent {v:does.sg}", "{ v = opponent }")
row("happening", "{s:some} {v:does.sg}", "{ v = s }")
row("happening", "{s:some} {v:does.sg} alone", "{ v = { alone, s } }")
row("happening", "{s:some} {v:does.sg} or {w:does.sg} alone", "{ v = { alone, s }, w = { alone, s } }", { write = false })
row("happening", "one or more {q:query.pl} {v:does.pl}", "{ v = q, one_or_more }")
row("happening", "I {v:does.i} after an attack", "{ v = unit { me, attacking } }")
row("happening", "I {v:does.i} in combat", "{ v = unit { me, in_combat } }")
row("happening", "this is played , discarded , or killed", "{ played = me, discarded = me, dies = me }")
row("happening", "I leave the board", "{ leaves = me, from = board }", { of = person })
row("happening", "this leaves the board", "{ leaves = me, from = board }")
row("found", "you've {v:done} {s:some} this turn", "happened { v = s, by = you }")
row("found", "{s:some} (has died/died) this turn", "happened { dies = s }")

-- How much, and how often.
fields "stronger cheaper"
row("stronger.#", "<has|have|have> [an additional] {n:plus} {{might}}", "{ might = n }")
row("stronger.#", "<gets|get|get> {n:plus} {{might}}", "{ might = n }", { write = false })
row("trait.#", "{t:stronger.#}", "t")
row("trait.#", "{t:stronger.#} for {e:each}", "{ t, each = e }")
row("cheaper.#", "<costs|cost|cost> {d:discount} less", "{ cost = { d } }")
row("cheaper.#", "<costs|cost|cost> {e:braced} more", "{ cost = { energy = e } }")
row("arrival.#", "{t:cheaper.#}", "t")
row("arrival.#", "{t:cheaper.#} for {e:each}", "{ t, each = e }")
row("arrival.#", "<costs|cost|cost> {d:discount} less [,] to a minimum of {m:braced}", "{ cost = { d, minimum = m } }")
row("arrival.#", "<costs|cost|cost> {d:discount} less for {e:each} , to a minimum of {m:braced}", "{ cost = { d, minimum = m }, each = e }")
row("each", "each {s:counted} you've {v:done} this turn", "happened { v = s, by = you }")
row("counted", "{q:query.sg}", "q")
row("each", "each point you scored from holding this turn", "happened { holds = you, total }")

-- Cards that are looked at.
row("two_things", "look at the top card of your Main Deck", "local card_seen = look(1)")
row("two_things", "look at the top {n:few} cards of your Main Deck", "local cards = look(n)")
row("two_things", "reveal the top card of your Main Deck", "local shown = reveal(1)")
row("two_things", "reveal the top {n:few} cards of your Main Deck", "local cards = reveal(n)")
row("instruction", "put 1 into your hand", "put(pick(card, THAT_seen), hand)")
row("instruction", "draw one", "draw(pick(card, THAT_seen))")
row("instruction", "recycle the (rest/other/remaining cards)", "recycle(THAT_seen)")
row("instruction", "you may banish one , then play it", "play(banish(pick(card { count = at_most(1) }, THAT_seen)))")
row("instruction", "you may banish (a/an) {q:query.sg} from among them , then play it , reducing its cost by {e:braced}",
    "play(banish(pick({ count = at_most(1), q }, THAT_seen)), discount { energy = e })")
row("instruction", "you may banish one , then play it , reducing its cost by {e:braced}",
    "play(banish(pick(card { count = at_most(1) }, THAT_seen)), discount { energy = e })")
row("instruction", "draw it", "draw(THAT)")
row("check", "it's (a/an) {q:query.sg}", "is(THAT, q)")

-- Clauses of keywords.
row("clause", "«Legion» \u{2014} {c:clause}", "legion { c }")
row("clause", "«Deathknell» \u{2014} {b:body}", "deathknell { b }")
row("clause", "{n:keyword_level} \u{2014} {c:clause}", "level { n, c }")
row("clause", "«Action» \u{2014} {c:clause}", "with_action(c)", { read = false, write = false })
row("clause", "{c:uses} : «Reaction» \u{2014} «Add» {p:price} .", "activated { reaction, cost = c, adds = p }", { write = false })
row("clause", "{c:uses} : «Reaction» \u{2014} add {p:price} .", "activated { reaction, cost = c, adds = p }")
row("clause", "«Reaction» \u{2014} {c:uses} : add {p:price} .", "activated { reaction, cost = c, adds = p }", { write = false })
row("clause", "{c:uses} : «Action» \u{2014} {s:sentences}", "activated { action, cost = c, run = s }")
row("clause", "«Action» \u{2014} {c:uses} : {s:sentences}", "activated { action, cost = c, run = s }", { write = false })
row("clause", "{c:uses} : {s:sentences} Use [this ability] only while I'm at a battlefield .",
    "activated { cost = c, provided = unit { me, at = battlefield }, run = s }")

row("clause", "{c:uses} : {s:sentences} Use [this ability] only if {p:condition} .",
    "activated { cost = c, provided = p, run = s }")
row("clause", "{c:uses} : \u{AB}Reaction\u{BB} \u{2014} add {p:price} . Use only to play {q:query.pl} .",
    "activated { reaction, cost = c, adds = p, only = q }")
row("clause", "{c:uses} : \u{AB}Action\u{BB} \u{2014} add {p:price} .", "activated { action, cost = c, adds = p }")
row("clause", "{c:uses} : \u{AB}Legion\u{BB} \u{2014} {s:sentences}", "legion { activated { cost = c, run = s } }", { write = false })
row("clause", "\u{AB}Equip\u{BB} \u{2014} {c:uses} .", "costs { Equip = c }")
row("clause", "\u{AB}Repeat\u{BB} \u{2014} {c:uses} .", "costs { Repeat = c }")

-- Playing.
row("clause", "(you may play me/I can be played) to {f:field} .", "can { played = me, to = f }")
row("clause", "you may play me from your trash for {p:price} .", "can { played = me, from = trash, cost = p }")
row("clause", "if {c:condition} , you may play me for {p:price} .", "can { played = me, cost = p, provided = c }")
row("clause", "if you play me to a battlefield , I enter ready .", "passive { me, enters = readied, to = battlefield }")
row("clause", "I cost {d:discount} less to play from anywhere other than your hand .", "passive { card { me, except { from = hand } }, cost = { d } }")
row("clause", "your {k:keyword} effects trigger an additional time .", "passive { permanent { yours }, triggers_again = k }")
row("clause", "your conquer effects for conquering here trigger an additional time .", 'passive { yours, triggers_again = "conquers", at = here }')
row("clause", "your hold effects for holding here trigger an additional time .", 'passive { yours, triggers_again = "holds", at = here }')
row("clause", "while (a/an) {q:query.sg} is {a:state} , it {g:gift.sg} .", "passive { { a, q }, g }", { write = false })
row("clause", "{q:query.pl} can't be chosen by enemy spells and abilities .", "cannot { chosen = q, by = opponent, with = either(spell, ability) }")
row("clause", "if {s:some} would die , {t:doing} instead .", "instead { dies = s, run = t }")
row("clause", "if {s:some} would die , {t:doing} instead . {m:sentences}", "instead { dies = s, run = all_of(t, m) }")
row("clause", "if {s:some} would die , you may {c:pays} to {t:doing} instead .", "instead { dies = s, may, cost = c, run = t }")
row("clause", "if {s:some} would die , its controller may {c:pays} to {t:doing} instead .", "instead { dies = s, its_player_may, cost = c, run = t }")
row("clause", "you may {c:pays} as an additional cost to play {m:self} .", "as { played = m, may, cost = c }")
row("clause", "as an additional cost to play {m:self} , {c:pays} .", "as { played = m, cost = c }")
row("clause", "as you play {m:self} , you may {c:pays} as an additional cost .", "as { played = m, may, cost = c }")

row("clause", "if you do , {s:subject.i} {g:gift.i} .", "passive { s, g, provided = paid() }", { write = false })
row("clause", "if you do , reduce my cost by {d:discount} .", "passive { me, cost = { d }, provided = paid() }", { write = false })
row("clause", "if you do , ignore this spell's cost .", "passive { me, ignoring_cost, provided = paid() }", { write = false })
row("clause", "if {f:fact} , ignore this spell's cost .", "passive { me, ignoring_cost, provided = f }")
row("clause", "if {p:condition} , you may {c:pays} as an additional cost to play {m:self} .", "as { played = m, may, cost = c, provided = p }")

-- What is so of things.
row("clause", "while I'm {a:state} , {s:subject.i} {g:gift.i} .", "passive { { kind = unit, s, a }, g }", { read = false })
row("clause", "while I have {n:atleast} {{might}} , {s:subject.i} {g:gift.i} .", "passive { { kind = unit, s, might = at_least(n) }, g }", { read = false })
row("clause", "while I'm in your base , {s:subject.i} {g:gift.i} .", "passive { { kind = unit, s, at = base }, g }", { read = false })
row("clause", "while I'm at a battlefield , {s:subject.i} {g:gift.i} .", "passive { { kind = unit, s, at = battlefield }, g }", { read = false })
row("arrival.#", "<enters|enter|enter> ready", "{ enters = readied }")
row("arrival.#", "<enters|enter|enter> exhausted", "{ enters = exhausted }")
row("trait.#", "<has|have|have> {n:plus} {{might}} , to a minimum of {m:number} {{might}}", "{ might = n, minimum = m }")
row("trait.#", "<has|have|have> {n:plus} {{might}} and {k:keyword}", "{ might = n, has = k }")
row("trait.#", "<has|have|have> {n:plus} {{might}} and {a:keyword} and {b:keyword}", "{ might = n, has = { a, b } }")
row("trait.#", "<deals|deal|deal> {n:number} Bonus Damage", "{ bonus_damage = n }")
row("clause", "your spells and abilities deal {n:number} Bonus Damage .", "passive { either(spell { yours }, ability { yours }), bonus_damage = n }")
row("clause", "spells and abilities deal {n:number} Bonus Damage to {q:query.pl} .", "passive { either(spell, ability), bonus_damage = n, to = q }")
row("clause", "this spell's Energy cost is reduced by {a:value} .", "passive { me, cost = { energy = -1 }, each = a }")
row("clause", "your {t:tag.pl} 's Energy costs are reduced by {e:braced} , to a minimum of {m:braced} .",
    "passive { card { yours, tag = t }, cost = { energy = -e, minimum = m } }")
row("clause", "while I'm attacking or defending alone , I have {n:plus} {{might}} .", "passive { unit { me, in_combat, alone }, might = n }")
row("clause", "while (a/an) {q:query.sg} defends alone , it gets {n:plus} {{might}} .", "passive { { defending, alone, q }, might = n }")
row("clause", "while {c:condition} , opponents can't gain points .", "cannot { points = opponent, provided = c }")
row("clause", "I can't move to base .", "cannot { moves = me, to = base }")
row("clause", "I am (a/an) {t:tag.sg} .", "passive { me, has = tag(t) }")
row("trait.#", "must be assigned combat damage last", "{ assigned = last }")
row("trait.#", "<doesn't|don't|don't> deal combat damage", "{ combat_damage = 0 }")
row("clause", "my Might is increased by your points .", "passive { me, might = 1, each = points(you) }")
row("clause", "my Might is increased by the number of {q:query.pl} .", "passive { me, might = 1, each = q }")
row("clause", "{q:query.pl} can't move from here to base .", "cannot { moves = q, from = here, to = base }")
row("clause", "{q:query.pl} can't move to base .", "cannot { moves = q, to = base }")
row("clause", "{q:query.pl} can't be played here .", "cannot { played = q, to = here }")
row("clause", "I can't be chosen by enemy spells and abilities .", "cannot { chosen = me, by = opponent, with = either(spell, ability) }")
