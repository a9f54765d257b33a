-- riftbound_events.lua -- what happens and what is so, as the rulebook says it: events and conditions.
--
-- riftbound_phrases.lua has the words, and comes before it.
local row, fields, _, helpers = ...
local words, M = helpers.words, helpers.meaning
local said = { read = false }


fields "times"

-- When.
row("moment", "at (the start/start) of {w:whose} {p:phase}", "{ p = w }")
row("moment", "at the end of {w:whose} turn", "{ end_of_turn = w }")
row("moment", "at the end of each turn", "{ end_of_turn = player }")
words("phase", "Beginning Phase = beginning_phase, Main Phase = main_phase, Draw Phase = draw_phase, Channel Phase = channel_phase")
words("whose", "your = you, an opponent's = opponent, each player's = player, each player's first = player { turn = 1 }")

-- Events: what somebody does, or does to something, and how.
words("acted.#", "<plays|play|play> = played, <stuns|stun|stun> = stunned, <buffs|buff|buff> = buffed, <readies|ready|ready> = readied, " ..
    "<chooses|choose|choose> = chosen, <moves|move|move> = moves, <hides|hide|hide> = hidden, <kills|kill|kill> = dies, " ..
    "<discards|discard|discard> = discarded, <recycles|recycle|recycle> = recycled, <exhausts|exhaust|exhaust> = exhausted, " ..
    "<banishes|banish|banish> = banished, <heals|heal|heal> = healed, <counters|counter|counter> = countered, " ..
    "<draws|draw|draw> = drawn, <channels|channel|channel> = channeled, <detaches|detach|detach> = detached, " ..
    "<recalls|recall|recall> = recalled, <uses|use|use> an activated ability of = ability_used")
words("does.#", "<dies|die|die> = dies, <attacks|attack|attack> = attacks, <defends|defend|defend> = defends, " ..
    "<conquers|conquer|conquer> = conquers, <holds|hold|hold> = holds, <moves|move|move> = moves, " ..
    "<wins|win|win> a combat = combat_won, <becomes|become|become> mighty = becomes_mighty, <becomes|become|become> ready = readied, <becomes|become|become> exhausted = exhausted, <becomes|become|become> stunned = stunned, <becomes|become|become> buffed = buffed, <scores|score|score> = scored, " ..
    "<takes|take|take> damage = damaged, <scores|score|score> a point = points")
row("does.#", "<is|are|am> {v:been}", "v")
words("been", "(dealt damage/damaged) = damaged, played, stunned, buffed, readied, exhausted, chosen, killed = dies, banished, discarded, recycled, healed, recalled, countered")
words("done", "played = finalized, conquered = conquers, discarded, stunned, hidden, recycled, killed = dies, drawn, banished, buffed, readied, chosen, channeled, moved = moves, been dealt damage = damaged")
words("past", "(died/has died) = dies, attacked = attacks, conquered = conquers, moved = moves, scored")
words("own_act", "play = played, discard = discarded")
words("actor.i", "you")
words("actor.sg", "an opponent = opponent, a player = player")
words("doer.i", "I = me")
row("doer.#", "{p:actor.#}", "p")
row("doer.sg", "this", "me", { of = { Gear = true, Spell = true, Battlefield = true } })
words("doer.pl", "you or an ally = player { friendly }")
-- They have a name of their own.
row("doer.sg", "{s:some}", "s", { where = function(b) return b.s.key ~= "{friendly,kind=player}" end })

row("event", "{h:happening}", "h")
-- "Here" of what is played or moved is where it goes.
local function nowhere(s)
    for _, item in ipairs(s.items or {}) do if not item.key and item.val.key == "here" then return false end end
    return true
end
-- "Here" is said of what a player or the card itself does; of things it belongs to the thing.
local function here_of_player(happening, way)
    local comes = helpers.meaning.field(happening, "played") or helpers.meaning.field(happening, "moves")
    if way.key == "{to=here}" then return comes ~= nil and nowhere(comes) end
    if way.items[1].key or way.items[1].val.key ~= "here" then return true end
    if comes then return false end
    for _, item in ipairs(happening.items) do if item.key and item.val.k ~= "name" then return false end end
    return true
end
row("event", "{h:happening} {v:way} {w:way}", "{ h, v, w }", { write = false, only = function(b) return here_of_player(b.h, b.v) end })
row("event", "{h:happening} {w:way}", "{ h, w }", {
    only = function(b) return here_of_player(b.h, b.w) end,
    where = function(b) return not (b.w.text == "here" and b.h.text:find("turn$")) end,
})
row("way", "here", "{ here }")
row("way", "{d:dir} {f:field}", "{ d = f }")
words("dir", "to, from")
row("way", "an uncontrolled battlefield", "{ at = battlefield { was_uncontrolled } }", { write = false })
row("way", "{f:field}", "{ at = f }", { only = function(b) return #b.f.items > 1 end })
words("way", "(here/to here) = to = here, from here = from = here, (with/by) a spell = with = spell, (with/by) an ability = with = ability, (with/by) a spell or ability = with = either(spell; ability), (with/by) an enemy spell = with = spell { enemy }, (with/by) an enemy spell or ability = with = either(spell { enemy }; ability { enemy }), " ..
    "during your Beginning Phase = phase = \"Beginning\"; provided = player { you; turn_player }, in the Beginning Phase = phase = \"Beginning\", " ..
    "from conquering or holding = because = { \"conquers\"; \"holds\" }, from conquering = because = \"conquers\", from holding = because = \"holds\", " ..
    "from (face down/facedown/\u{AB}Hidden\u{BB}) = from = facedown, from (your trash/a trash/any trash) = from = trash, from banishment = from = banishment, from your Champion Zone = from = champion_zone, from (hand/your hand) = from = hand, " ..
    "to my battlefield = to = here; provided = unit { me; at = battlefield }, to a battlefield other than mine = to = battlefield { except { here } }, from anywhere other than your hand = from = { trash; facedown; champion_zone; banishment; deck }", "{ WORD }")
row("way", "{o:occasion}", "{ provided = o }")
words("occasion", "(on/during) your turn = player { you; turn_player }, (on/during) (an opponent's turn/opponents's turns) = opponent { turn_player }, " ..
    "(during showdowns/during a showdown) = battlefield { in_showdown }, during showdowns here = battlefield { me; in_showdown }")
row("way", ", if you spent {e:braced} or more", "{ amount = at_least(e) }")

-- What is done to this card goes without who does it where only its player can.
local gone_from = { trash = true, hand = true, banishment = true, champion_zone = true }
local function by_somebody(b)
    local at = b.o.k == "table" and helpers.meaning.field(b.o, "at")
    for _, v in ipairs { b.v.v, b.w and b.w.v } do
        -- What leaves a zone is no longer there: from where is a part of the event.
        if at and at.k == "name" and gone_from[at.v] then return false end
        if b.o.key == "me" and (v == "played" or v == "discarded") or (v == "played" or v == "moves") and not nowhere(b.o) then return false end
    end
    return true
end
row("object", "{s:some}", "s")
row("object", "me", "me")
row("happening", "you {v:own_act} {m:self}", "{ v = m }")
row("happening", "you use an activated ability {w:wheres.sg}", "{ ability_used = { kind = ability, w }, by = you }")
row("happening", "I'm {v:been} [or {w:been}]", "{ v = me, w = me }")
row("happening", "{p:actor.#} {v:acted.#} [or {w:acted.#}] {o:object}", "{ v = o, w = o, by = p }", { only = by_somebody })
row("happening", "{p:actor.#} {v:acted.#} one or more {q:query.pl}", "{ v = q, by = p, one_or_more }")
-- Whose first, second, … it is: of "you" it is yours, of a player theirs.
row("happening", "{p:actor.#} {v:acted.#} your {n:ordinal} {q:query.sg} (each/in a) turn", "{ v = q, by = p, nth = n }", { where = function(b) return b.p.key == "you" end })
row("happening", "{p:actor.#} {v:acted.#} their {n:ordinal} {q:query.sg} (each/in a) turn", "{ v = q, by = p, nth = n }", { where = function(b) return b.p.key ~= "you" end })
row("happening", "my Might becomes {n:atleast}", "{ might_rises = me, reaches = at_least(n) }")
row("happening", "a combat that {m:itself} (was/were) in ends", "{ combat_ends = m }")
words("happening", "you spend a buff = buff_spent = unit; by = you, a showdown begins here = showdown_begins = battlefield { here }, ((a combat/combat) (begins/starts)) here = combat_begins = battlefield { here }, " ..
    "you recycle one or more cards to your Main Deck = recycled = card { owned }; by = you; one_or_more", "{ WORD }")
-- What players do, and what only they do.
local of_players = { attacks = true, defends = true, conquers = true, holds = true, combat_won = true, scored = "only", points = "only" }
local function player_of(who)
    local kind = who.k == "table" and helpers.meaning.field(who, "kind")
    return who.key == "you" or kind and (kind.v == "opponent" or kind.v == "player")
end
-- What only units do: a gear that says it of "me" speaks of what it is attached to, which is another text.
local of_units = { attacks = true, defends = true, conquers = true, holds = true, combat_won = true, becomes_mighty = true, stunned = true, buffed = true }
local function does_it(who, what)
    if who.key == "me" and of_units[what] and (helpers.kind() == "Gear" or helpers.kind() == "Spell") then return false end
    if player_of(who) then return of_players[what] ~= nil end
    return of_players[what] ~= "only"
end
row("happening", "{m:doer.#} {v:does.#} [(or {w:does.#}/, {w:been} , or {x:been})]", "{ v = m, w = m, x = m }", { only = function(b)
    if b.w then return does_it(b.m, b.v.v) and does_it(b.m, b.w.v) end
    return does_it(b.m, b.v.v) and (b.v.v ~= "played" or nowhere(b.m))
end })
row("happening", "one or more {q:query.pl} {v:does.pl}", "{ v = q, one_or_more }")
row("event", "{s:some} {v:does.sg} here", "{ v = { here, s } }", { write = false, only = function(b) return b.v.v ~= "moves" and b.v.v ~= "played" and does_it(b.s, b.v.v) and nowhere(b.s) and not player_of(b.s) end })
row("happening", "I {v:does.i} {h:how}", "{ v = { kind = unit, me, h } }")
words("how", "alone = alone, after an attack = attacking, in combat = in_combat", "{ WORD }")
row("happening", "{m:doer.#} <leaves|leave|leave> the board", "{ leaves = m, from = board }")

-- What is there.
row("number_of.#", "{n:bound} {q:query.#}", "{ count = n, q }", { where = function(b, number)
    return b.n.key ~= "at_least(1)" and (b.n.key == "1") == (number == "sg")
end })
row("counted.#", "{n:number_of.#}", "n")
row("counted.sg", "{s:some}", "s")
row("counted.pl", "{q:query.pl}", "{ q }", { write = false })
row("found", "you (<control|have|have>/<have|control|control>) {c:counted.#}", "{ yours, c }")
row("found", "(you (control/have) fewer {q:query.pl} than an opponent/an opponent (controls/has) more {q:query.pl} than you)", "opponent { has = { count = at_least(count({ yours, q }) + 1), q } }")
row("found", "you (control/have) more {q:query.pl} than an opponent", "opponent { has = { count = less_than(count({ yours, q })), q } }")
row("found", "an opponent controls {s:some}", "{ enemy, s }")
row("found", "(there <is|are|is>/there's) {c:counted.#}", "c")
row("found", "an opponent has {n:bound} cards in (their hand/hand)", "opponent { has = card { at = hand, count = n } }")
row("found", "an opponent (controls/has) {n:bound} {q:query.pl}", "opponent { has = { count = n, q } }", { only = function(b) return not b.q.key:find("%f[%w]yours%f[%W]") end })
row("found", "this is {a:state}", "{ kind = gear, me, a }", { of = { Gear = true } })
row("found", "this isn't {a:state}", "{ kind = gear, me, except { a } }", { of = { Gear = true } })
-- What a card that says "I" is.
local function own_kind() return helpers.kind() == "Legend" and "legend" or "unit" end
row("found", "I'm {a:state}", function(b)
    return M.table { { key = "kind", val = M.name(own_kind()) }, { val = M.name("me") }, table.unpack(b.a.items) }
end, { parts = function(x)
    if x.k ~= "table" then return nil end
    local kind, rest = M.field(x, "kind"), {}
    for _, item in ipairs(x.items) do
        if item.key ~= "kind" and item.val.key ~= "me" then rest[#rest + 1] = item end
    end
    return kind and kind.v == own_kind() and #rest == #x.items - 2 and { a = M.table(rest) } or nil
end })
row("found", "I (was/died) {a:state}", "unit { me, a }")
row("found", "I (wasn't/didn't die) {a:state}", "unit { me, except { a } }")
row("found", "I {b:being.i}", "unit { me, b }")
row("found", "{s:some} {b:standing}", "{ s, b }")
row("found", "{c:counted.#} <is|are|is> here", "{ here, c }", { write = false })
row("found", "{w:whose_score} score is within {n:number} points of the Victory Score", "{ w, to_win = at_most(n) }")
row("found", "{w:whose_score} score is not within {n:number} points of the Victory Score", "{ w, to_win = at_least(n + 1) }")
words("whose_score", "an opponent's = opponent, your = player { you }", "WORD")
row("found", "you have {n:atleast} points", "player { you, points = at_least(n) }")
row("found", "you assigned {n:atleast} excess damage [to enemy units]", "player { you, excess = at_least(n) }")
words("found", "it's your turn = player { you; turn_player }, (it's an opponent's turn/it isn't your turn/it's not your turn) = opponent { turn_player }, " ..
    "you played this from your hand = happened { finalized = me; from = hand; by = you }, " ..
    "this was attached to me this turn = happened { attached = this }, " ..
    "you've spent at least {{any}} {{any}} this turn = happened { power_spent = you; total; count = at_least(2) }")

-- What has happened.
row("found", "(you've {v:done}/you {w:past_act}) {s:some} this turn", "happened { v = s, w = s, by = you }")
row("found", "you've {v:done} {n:bound} {q:query.pl} this turn", "happened { v = q, by = you, count = n }")
row("found", "you (haven't {v:done}/didn't {v:did}) {s:some} this turn", "happened { v = s, by = you, count = 0 }")
words("did", "play = finalized, discard = discarded, stun = stunned, hide = hidden, recycle = recycled, kill = dies, draw = drawn, banish = banished, buff = buffed, ready = readied, choose = chosen, move = moves")
row("found", "{m:doer.#} {v:past} [({w:way}/{t:times})] this turn", "happened { v = m, w, t }", { only = function(b)
    return not (b.w and helpers.meaning.field(b.w, "provided"))
end })
row("found", "(I've/I have) {v:past} [{t:times}] this turn", "happened { v = me, t }")
words("times", "twice = 2, three times = 3", "{ count = at_least(WORD) }")
row("found", "{n:bound} {q:query.pl} {v:past} this turn", "happened { v = q, count = n }")
row("found", "an opponent (has {v:done}/{v:past_act}) {s:some} this turn", "happened { v = s, by = opponent }", { only = function(b) return not b.s.key:find("another", 1, true) end })
words("past_act", "played = finalized, discarded, stunned, killed = dies, drew = drawn, chose = chosen")
row("found", "an opponent has {v:done} another {q:query.sg} this turn", "happened { v = { except { it }, q }, by = opponent }", { first = true })
row("condition", "you've {v:done} {a:some} , {b:some} , and {c:some} this turn",
    "{ happened { v = a, by = you }, happened { v = b, by = you }, happened { v = c, by = you } }")
row("found", "{m:doer.#} (<hasn't|haven't|haven't> {v:done}/didn't {w:does.pl}) this turn", "happened { v = m, w = m, count = 0 }", {
    write = false, only = function(b) return does_it(b.m, (b.v or b.w).v) end,
})
row("found", "I haven't {v:done} this turn", "happened { v = me, count = 0 }", said)
row("found", "you've spent {e:braced} or more to play a spell this turn", "happened { finalized = spell, by = you, amount = at_least(e) }")
words("found", "you paid the additional cost = paid(), you didn't pay the additional cost = unpaid()")

-- What is so of what was spoken of.
row("check", "(it is/it's/it was) [already] {m:mark}", "is(THAT, m)")
words("mark", "friendly = permanent { friendly }, (an enemy/enemy) = permanent { enemy }, damaged = unit { damage = at_least(1) }, stunned, attacking, exhausted, buffed, mighty, defending, equipped, ready = readied")
row("check", "it's (a/an) {q:query.sg}", "is(THAT, q)")
words("check", "it's the Beginning Phase = in_phase(\"Beginning\"), it's your Beginning Phase = in_phase(\"Beginning\") and count(player { you; turn_player }) > 0, " ..
    "it is the only unit you control there = is(THAT; unit { yours; alone })")
row("check", "((it is/it's/it was) {p:position}/it (has/had) {m:marking})", "is(THAT, unit { p, m })")

-- What is so at a moment may stand before it.
row("clause", "if {c:condition} {m:moment} , {b:body}", "when { m, provided = c, b }", { write = false })
