-- riftbound_rarer.lua -- what the rulebook's rarer words say, and what is said in more than one way.
--
-- The other files of phrases come before it. A row with `read` = false says what a script
-- does in words that no card has: nobody reads it as something else.
local row, fields, _, helpers = ...
local said = { read = false }
local person, words = { Unit = true, Legend = true }, helpers.words

-- Things.
fields "tags any_card"
row("tags", "{t:tag.sg} [,] (or/and) {u:tag.sg}", "{ t, u }")
row("tags", "{t:tag.sg} , {m:tags}", "{ t, m }")
row("noun.#", "{t:tag.sg} {k:any_card.#}", "{ k, tag = t }")
words("any_card.#", "<permanent|permanents> = permanent, <card|cards> = card", "{ kind = WORD }")
row("noun.#", "{t:tags} [<unit|units>]", "{ kind = unit, tag = { t } }")
row("noun.#", "{t:tags} {k:any_card.#}", "{ k, tag = { t } }")
row("noun.#", "{k:token.#}", "{ kind = gear, name = k }", { only = function(b) return helpers.type_of(b.k.v) == "Gear" end })
row("saying", "your deck can have any number of cards (with my name/named {n:called})", "{ me, copies = any_number }")
words("one", "this gear = this, the unit equipped with this = pick(unit { equipped = gear { me } })")
row("where.#", "where you have {q:query.pl}", "{ has = { yours, q } }")
words("adjective", "fury, calm, mind, body, chaos, order", '{ domain = "WORD" }', said)

-- What is picked as it happens is not chosen before.
row("one", "(a/an) {q:query.sg} {f:picked_from}", "pick(q, f)")
row("one", "up to one {q:query.sg} {f:picked_from}", "pick({ count = at_most(1), q }, f)")
row("more", "up to {n:few} {q:query.pl} {f:picked_from}", "pick({ count = at_most(n), q }, f)")
words("picked_from", "of your choice = , (of your choice among them/among them of your choice/(from among/among) (them/those cards)) = THAT_seen")
row("picked_from", "of your choice from the revealed hand of {p:one}", "reveal(hand, p)")
-- Before the rows that would say the same worse.
local first = { read = false, first = true }
-- What lies in a zone is nobody's to control: "a unit in your trash".
local function on_the_board(text)
    for _, zone in ipairs { "trash", "hand", "banishment", "Zone", "Deck" } do if text:find(zone, 1, true) then return false end end
    return true
end
local function is_on_the_board(b) return not b.q.text or on_the_board(b.q.text) end
row("query.sg", "{adjectives} {noun.sg} you control {wheres.sg}", "{ yours, adjectives, noun, wheres }", { read = false, first = true,
    where = function(b) return on_the_board(b.wheres.text) and not b.noun.text:find("Champion", 1, true) end })
row("some", "one of your {q:query.pl}", "{ yours, q }", { first = true, where = is_on_the_board })
row("some", "(a/an) {q:query.sg} in your base", "{ yours, at = base, q }", first)
-- Who speaks of itself says "I".
row("saying", "{s:subject.i} {g:gift.i}", "{ s, g }", first)
row("arriving", "{s:subject.i} {g:arrival.i}", "{ s, g }", first)
row("each", "each {q:query.sg} in your {z:zone}", "{ yours, at = z, q }", first)
row("found", "you (control/have) {n:bound} {q:query.pl} in your base", "{ yours, at = base, count = n, q }", first)
row("one", "{a:some} , {b:some} , or {c:some}", "chosen(either(a, b, c))")
row("some", "something here", "permanent { here }", { write = false })
row("more", "up to {n:few} units , gear , or runes", "chosen(either(permanent { count = at_most(n) }, rune { count = at_most(n) }))")
row("one", "it", "THAT_seen", said)
row("field", "a battlefield where (a/an) {q:query.sg} is alone", "battlefield { has = { alone, q } }")
row("field", "a battlefield you haven't conquered this turn", "battlefield { happened { conquers = you, at = that, count = 0 } }")

-- How much.
row("amount", "{n:digits} , or {m:digits} if {c:check} (,/)", "c and m or n")
row("value", "the number of {q:query.pl} among them", "count(q, THAT_seen)")
row("value", "the {m:own_number} of {t:one}", "m(t)")
words("own_number", "Might = might, Energy cost = energy")
words("value", "the Might of what you paid with = might_paid(), the excess damage you assigned = excess(you)")

-- Conditions.
row("condition", "{f:found} , {g:found} [, {h:found}] , and {i:found}", "{ f, g, h, i }")
row("check", "{a:check} and {b:check}", "a and b")
words("value", "the number of buffs you spend = spend_buff(unit { yours; any_number }), " ..
    "any amount of {{any}} that you pay = pays(cost { any = any_number })", "WORD", said)
row("check", "{a:check} or {b:check}", "a or b")
row("check", "{k:keyword} is active", "active(k)")
row("check", "I'm (a/an) {q:query.sg}", "is(me, q)")
row("check", "it's (a/an) {q:query.sg}", "is(it, q)", said)
row("check", "you {p:pays}", "pays(cost { p })")
row("check", "they discard {t:one}", "discard(t, THAT_they)")
row("check", "{v:value} is {n:atleast}", "v >= n")
row("check", "{v:value} is {n:number}", "v == n")
row("check", "my Might is greater than {v:value}", "might(me) and might(me) > v")
row("check", "(one/at least one) of them has {k:keyword}", "is(THAT_first, unit { has = k }) or is(THAT_second, unit { has = k })")
row("found", "you have exactly {n:number} cards in (your hand/hand)", "card { yours, at = hand, count = n }")
row("found", "{s:some} died in the Beginning Phase this turn", 'happened { dies = s, phase = "Beginning" }')
row("found", "{s:some} was played by you this turn", "happened { played = s, by = you }")

-- Events.
row("event", "{s:some} is returned to a player's hand from here", "{ returned = s, from = here, to = hand }")

row("decides", "its controller", "{ its_player_may }")

-- Prices.
row("keywords", "{k:keyword} [\u{2014}] {p:price}", "with_cost(k, { p })")
row("clause", "\u{AB}Repeat\u{BB} \u{2014} {a:uses} , then {b:uses} , then {c:uses} .", "costs { Repeat = { { a }, { b }, { c } } }")
row("saying", "{s:subject.#} <costs|cost|cost> {d:discount} less if <(it chooses/you choose)|they choose|I choose> {o:some}", "{ s, choosing = o, cost = { d } }")
row("clause", "opponents pay {p:price} for each unit beyond the first that they move here at the same time .",
    "passive { battlefield { here }, cost_to_join = { p }, by = opponent }")

-- What is so of things.
row("trait.#", "<has|have|have> the {{exhaust}} abilities of {q:many} and {r:many}", '{ has = abilities_of(either(q, r), "exhaust") }')
row("trait.#", "<gives|give|give> {k:keyword} [to what <it is|they are|I am> attached to]", "{ has = attached { passive { me, has = k } } }")
row("trait.#", "<adds|add|add> an additional {p:price}", "{ adds_more = { p } }")
row("trait.#", '<has|have|have> " {c:clause} "', "{ has = c }")
row("clause", "(my conquer effects are hold effects , and my hold effects are conquer effects/my hold effects are also conquer effects , and vice versa) .", "passive { me, conquer_is_hold }")
words("clause", "this has its own abilities twice . = passive { me; has = abilities_of(me) }, I can have any number of buffs . = can { buffed = unit { me; buffed } }, " ..
    "(I can use/use) my abilities only while I'm at a battlefield . = cannot { ability_used = unit { me; except { at = battlefield } } }")

-- What can be and cannot be.
row("clause", "{q:many} (can/may) be played to {f:field} .", "can { played = q, to = f }")
row("clause", "you may play {m:self} to {f:field} as if (it/I) had \u{AB}Reaction\u{BB} .", "can { played = m, reaction, to = f }")
row("clause", "you may hide {q:many} for {p:price} .", "can { hidden = q, cost = p }")
row("instruction", "(you may hide {q:many} {d:duration} , ignoring their costs/you can hide {q:many} ignoring costs {d:duration})", "delayed(can { hidden = q, ignoring_cost }, d)")
row("instruction", "you may play one {q:query.sg} from your hand {d:duration} , ignoring its Energy cost",
    "delayed(can { played = q, by = you, from = hand, ignoring_energy, once }, d)")
row("instruction", "they can't move it {d:duration}", "delayed(cannot { moves = it, by = they }, d, it)")
row("clause", "{m:itself} can't be played to {f:field} .", "cannot { played = m, to = f }")
row("clause", "{m:itself} can't be played to your base .", "cannot { played = m, to = base }")

-- Clauses.
row("clause", "{c:uses} : choose one that hasn't been chosen this turn \u{2014} {m:modes}", "activated { cost = c, modes = all_of(fresh, m) }")
row("clause", "choose one that hasn't been chosen this turn \u{2014} {m:modes}", "effect { modes = all_of(fresh, m) }", { of = { Spell = true }, read = false })
row("clause", "only if {p:condition} : {s:sentences}", "effect { provided = p, run = s }", { of = { Spell = true } })
row("clause", "{c:uses} : \u{AB}Reaction\u{BB} \u{2014} add {p:price} for each {e:price} you pay .", "activated { reaction, cost = c, adds = p, for_each = e }")
row("clause", "{c:uses} : \u{AB}Reaction\u{BB} \u{2014} {s:sentences}", "activated { reaction, cost = c, run = s }")
row("clause", "{c:uses} : \u{AB}Reaction\u{BB} \u{2014} {s:sentences} Use [this ability] only if {p:condition} .", "activated { reaction, cost = c, provided = p, run = s }")
row("clause", "{c:uses} : \u{AB}Action\u{BB} \u{2014} {s:sentences} Use [this ability] only if {p:condition} .", "activated { action, cost = c, provided = p, run = s }")
row("clause", "as you play {m:self} , add the {n:name} battlefield token to the board if it's not there already . If you do , {m:itself} (enter/enters) there .",
    "as { played = m, provided = battlefield { name = n, count = 0 }, run = all_of(enter_at(location(add_battlefield(n)))) }")
row("clause", "as I'm revealed from your deck , ({s:sentences}/(add/«Add») {p:price} .)", "as { revealed = me, from = deck, run = all_of(s, add(cost { p })) }")
row("clause", "as {m:itself} is attached , {s:sentences}", "as { attached = m, run = s }")
row("clause", "once each turn while {p:condition} , as you play a token {q:query.sg} , you may {s:sentences}",
    "as { token_played = q, by = you, each_turn = 1, may, provided = p, run = s }")
row("opening", "{i:instruction} . If you do , do this: {b:body}", "branch(i, all_of(do_this(effect { b }, THAT)))")
row("opening", "{s:steps} . Then do this: {b:body}", "s, do_this(effect { b })")
row("opening", "do this {a:about} : {b:body}", "do_this(effect { b }, a)")
words("about", " = , with what was played = THAT, about them = THAT_they")
row("plain", "you may {s:doing} .", "branch(wants(), s)", said)

-- Instructions.
row("step", "for {q:each} , {s:doing}", "for x in each(q) do s() end")
row("step", "you may {i:instruction} , and if you do , {s:doing}", "branch(wants() and i, s)")
row("two_things", "pick {t:one}", "local picked = t")
row("two_things", "discard {n:digits}", "local lost = discard(n)")
row("instruction", "reveal up to one {q:query.sg} among them and draw it", "draw(reveal(pick({ count = at_most(1), q }, THAT_seen)))")
row("instruction", "play {t:thing} , reducing its Energy cost by {a:value}", "play(t, discount { energy = a })")
row("instruction", "play {t:thing}", "play(t)", said)
row("instruction", "spend its buff", "spend_buff(THAT)")
row("instruction", "spend the buff of {t:one}", "spend_buff(t)")
row("instruction", "give {t:thing} my keywords {d:duration}", "give_keywords(t, me, d)")
row("instruction", 'give {t:thing} " {c:clause} " {d:duration}', "give(t, c, d)")
row("instruction", "they draw {n:digits}", "draw(n, they)")
row("instruction", "lose control of {t:one}", "lose_control(t)")
row("instruction", "[you can] look at their facedown cards {d:duration}", "see_facedown(THAT_they, d)")
row("instruction", "remember {t:thing}", "link(t)", { only = function(b) return b.t.k ~= "pron" end })
-- Whether the instruction [n] is about several things: all of a query, several that are picked or chosen, several tokens.
local function several(n)
    if not n then return false end
    if n.k == "table" then
        local count = helpers.meaning.field(n, "count")
        return not count or count.key ~= "1" and count.key ~= "at_most(1)"
    elseif n.k ~= "call" then return false
    elseif n.f.v == "pick" or n.f.v == "chosen" then
        return helpers.meaning.field(n.args[1], "count") ~= nil and several(n.args[1])
    elseif n.f.v == "play_token" then
        local how_many = n.args[2]
        return how_many ~= nil and (how_many.k == "num" or how_many.k == "call" and how_many.f.v == "count")
    end
    return several(n.args[1])
end
row("instruction", "{i:instruction} and remember them", "link(i)", { where = function(b) return several(b.i) end })
row("instruction", "{i:instruction} and remember it", "link(i)", { where = function(b) return not several(b.i) end })
row("instruction", "{t:one} becomes a copy of {u:one} {l:copy_time}", "become_copy(t, u, l)")
words("copy_time", " = , for as long as this is attached to it = while_attached")
row("instruction", "replace {t:replaced} with [(a/an)] {n:name} [battlefield token]", "replace(t, n)")
row("replaced", "that battlefield", "pick(battlefield { there })")
row("replaced", "{t:thing}", "t")
row("instruction", "choose one: top or bottom", 'choose("on top", "to the bottom") == 1', said)
row("instruction", "play (a/an) {k:token.sg} where I came from", "play_token(k, origin)")
row("instruction", "move {t:thing} to (where it is/its location)", "first(location(THAT), move(t, location(THAT)))")
row("instruction", "move {t:thing} to the location of what you exhausted", "move(t, location(paid_with()))")
row("instruction", "move {t:thing} to the location of (a/an) {q:query.sg}", "move(t, chosen(place(q)))")
row("instruction", "move {t:thing} to the chosen battlefield", "move(t, THAT_battlefield)")
