-- riftbound_instructions.lua -- what a text says to do, in the rulebook's words.
--
-- riftbound_phrases.lua and riftbound_events.lua come before it.
local row, _, _, helpers = ...
local words, M = helpers.words, helpers.meaning
local said = { read = false }


-- One verb and what it is done to.
words("verb", "kill, discard, ready, exhaust, stun, buff, heal, recall, banish, counter, recycle, detach, copy, draw")
-- What is drawn or discarded is so many cards, or those that were spoken of: none of them is chosen before.
local from_hidden = { draw = true, discard = true }
row("instruction", "{v:verb} {t:thing}", "v(t)", { only = function(b)
    local chosen = b.t.key:find("^chosen%(")
    -- What is recycled from one's own trash, or from any, is picked as it happens.
    if b.v.v == "recycle" and chosen and b.t.key:find("at=trash", 1, true) and not b.t.key:find("enemy", 1, true) then return false end
    return not from_hidden[b.v.v] or not chosen and b.t.k ~= "table"
end })
row("instruction", "discard (a/an) {q:query.sg}", "discard(pick({ yours, at = hand, q }))", { only = function(b) return b.q.key ~= "{kind=card}" end })
row("instruction", "choose {f:field}", "choose(chosen(f))", { write = false })
row("instruction", "attach {t:thing} to {u:thing}", "attach(t, u)")

-- Damage.
row("instruction", "deal ({n:amount}/damage equal to {n:value}/{n:value} as damage) to {t:thing}", "deal(n, t)", { every_way = true })
row("more", "all {q:query.pl} at a battlefield", "first(chosen(battlefield), { there, q })", { write = false })
row("two_things", "deal {n:number} [damage] split among {h:how_many} {q:query.pl} {g:groupings}", "deal_split(chosen({ h, split = n, q, g }))")
row("instruction", "{s:one} deals damage equal to its Might to {t:thing}", "deal(might(s), t, s)")
row("two_things", "they deal damage equal to their Mights to each other",
    "deal(might(THAT_first), THAT_second, THAT_first), deal(might(THAT_second), THAT_first, THAT_second)")
row("instruction", "{s:one} deals damage equal to its Might split among [any number of] {q:query.pl}",
    "first(s, deal_split(chosen({ any_number, split = might(it), q }), s))")
row("plain", "for each unit this kills , do this: {s:sentences}",
    "for x in each(THAT_s) do delayed(when { dies = it, with = me, once, run = s }, this_turn, x) end")
row("two_things", "{s:one} and {t:one} deal damage equal to their (Mights/Might) to each other",
    "choose(s), choose(t), deal(might(s), t, s), deal(might(t), s, t)", { write = false })
row("instruction", "prevent {n:how_much} damage that would be dealt to {t:thing} {d:duration}", "prevent(n, t, d)")
words("how_much", "all, the next {n:digits} = n")
row("instruction", "prevent all spell and ability damage {d:duration}", "delayed(instead { damaged = unit, with = either(spell, ability) }, d)")

-- Might and keywords.
row("strength", "{n:plus} {{might}} [each] [{d:duration}]", "n, d")
row("strength", "{n:plus} {{might}} {d:duration} , to a minimum of {m:number} ({{might}}/)", "n, d, m")
row("strength", "{n:plus} {{might}} {d:duration} for {q:each}", "n * count(q), d", said)
row("strength", "{n:plus} {{might}} , or {m:plus} {{might}} if {c:check} , {d:duration}", "c and m or n, d")
row("strength", "+ {{might}} equal to {n:value} {d:duration}", "n, d")
row("instruction", "(give {t:thing}/{t:elliptic}) [each] {s:strength}", "give_might(t, s)")
-- Of all of a kind that is a passive for so long.
row("instruction", "{t:thing.#} [each] <gets|get|get> {s:strength}", "give_might(t, s)", { write = false, only = function(b) return b.t.k ~= "table" end })
row("instruction", "they [each] get {s:strength}", "give_might(THAT_s, s)", { write = false })
row("instruction", "they [each] gain {k:keyword} {d:duration}", "give(THAT_s, k, d)", { write = false })
row("elliptic", "{t:thing}", "t")
row("elliptic", "an additional", "THAT")
row("instruction", "give + {{might}} equal to its Might to {t:thing} {d:duration}", "first(might(THAT), give_might(t, might(THAT), d))")
row("instruction", "double {w:whose_might} Might {d:duration}", "give_might(w, might(w), d)")
row("plain", 'this turn , double {w:whose_might} Might and give it " {c:clause} " [.]', "give_might(w, might(w), this_turn), give(THAT, c, this_turn)")
words("whose_might", "my = me, its = THAT")
row("whose_might", "(a/an) {q:query.sg} 's", "chosen(q)")
row("instruction", "(increase {w:whose_might} Might to {n:value} {d:duration}/{d:duration} , increase {w:whose_might} Might to {n:value})", "raise_might(w, n, d)")
row("instruction", "(give {t:thing} {k:keyword} [{d:duration}]/{t:thing.#} <gains|gain|gain> {k:keyword} {d:duration}/{d:duration} , give {t:thing} [each] {k:keyword})", "give(t, k, d)")
row("two_things", "give {t:thing} {a:keyword} and {b:keyword} {d:duration}", "give(t, a, d), give(t, b, d)")
row("two_things", "give {t:thing} {n:plus} {{might}} and {b:keyword} {d:duration}", "give_might(t, n, d), give(t, b, d)")

-- Several gifts at once, of one thing and for one time.
local function given(b)
    local function in_its_place(x) return x.key == "THING" and b.t or x.key == "SPAN" and b.d or nil end
    return helpers.map(b.g, in_its_place)
end
row("gift_of", "{k:keyword}", "give(THING, k, SPAN)")
row("gift_of", "{n:plus} {{might}}", "give_might(THING, n, SPAN)")
row("gifts", "{a:gift_of} ([, {c:gift_of}] and/, {c:gift_of} , and) {b:gift_of}", "a, c, b")
row("two_things", "(give {t:thing} [each] {g:gifts} {d:duration}/{d:duration} , give {t:thing} [each] {g:gifts}/{t:thing} gains {g:gifts} {d:duration})", given)
row("instruction", "{d:duration} , give {t:thing} [each] {n:plus} {{might}}", "give_might(t, n, d)", { write = false })
row("instruction", "{t:thing.#} <loses|lose|lose> {l:lost} {d:duration}", "loses(t, l, d)", { only = function(b) return b.t.k ~= "table" end })
row("lost", "{k:keyword}", "k")
row("lost", "all abilities", "all")

-- Where things go.
row("instruction", "return {t:thing.#} to <its owner's hand|(their owners's hands/their owner's hand)>", "put(t, hand)")
row("instruction", "return (a/an) {q:query.sg} from your trash to your hand", "put(chosen({ yours, at = trash, q }), hand)", { first = true, read = false })
row("instruction", "return {a:picked} and {b:picked} from your trash to your hand", "put({ chosen({ yours, at = trash, a }), chosen({ yours, at = trash, b }) }, hand)")
row("picked", "(a/an) {q:query.sg}", "q")
row("picked", "up to one {q:query.sg}", "{ count = at_most(1), q }")
row("picked", "{h:how_many} {q:query.pl}", "{ h, q }")
row("instruction", "return me to my owner's hand", "put(me, hand)", { first = true })
row("instruction", "return {a:thing} and {b:thing} to their owners's hands", "put({ a, b }, hand)",
    { only = function(b) return b.a.k == "call" and b.b.k == "call" end })
-- Only one's own comes to one's own deck: another's that is chosen would be told wrong.
local own = { write = false, only = function(b) return not b.t.key:find("chosen(", 1, true) or b.t.key:find("yours", 1, true) ~= nil end }
row("instruction", "(put/return) {t:thing} {i:into}", "put(t, i)")
words("into", "(to/in/into) your hand = hand, (into/in) (its owner's/your) Champion Zone = champion_zone, (into/in) (their owners's trashes/its owner's trash/your trash) = trash, " ..
    "on (top of/the top of) its owner's Main Deck = deck, on the bottom of its owner's Main Deck = deck; bottom")
row("instruction", "put {t:thing} on (top of/the top of) your Main Deck", "put(t, deck)", own)
row("instruction", "put {t:thing} on the bottom of your Main Deck", "put(t, deck, bottom)", own)
row("instruction", "(put the top {n:number} cards of your Main Deck into your trash/burn {n:number})", "burn(n)")
row("instruction", "move {t:thing.#} to <its|their|my> base", "move(t, base)")
-- A place anywhere is that of what is chosen: this alone is none.
row("instruction", "move {t:thing} {d:destination}", "move(t, d)", { only = function(b)
    return not (b.t.key == "me" and b.d[1] and b.d[1].key:find("place(anywhere)", 1, true))
end })
row("instruction", "move me (to a battlefield or [to] your base/to your base or [to] a battlefield)", "move(chosen(unit { me }), chosen(place(anywhere)))", { write = false })
row("two_things", "move {t:thing} and {u:thing} to their bases", "move(t, base), move(u, base)", { write = false })
-- Where nothing is "here", it is another one than its own.
row("destination", "to (a different/another) battlefield", "chosen(place({ kind = battlefield, except { there } }))", { only = function() return helpers.kind() == "Spell" end })
-- This battlefield is the one where I am, if I am at one.
row("instruction", "move {t:thing} to (this/my) battlefield", "branch(count(unit { me, at = battlefield }) > 0, all_of(move(t, here)))")
words("destination", "to (your base/base) = base, (to here/here) = here, to (that battlefield/that location) = there, there = there")
-- The same one as what was spoken of, or one for all that is moved: where both may be meant, somebody decides.
row("destination", "to the same (battlefield/location)", "there", { write = false, only = function() return helpers.kind() ~= "Spell" end })
row("instruction", "move {t:thing.pl} to (the same/a single) battlefield", "move(t, chosen(place({ kind = battlefield })))", { write = false })
row("destination", "to {f:field}", "chosen(place(f))")
row("destination", "to {f:field}", "chosen(f)", { read = false })
row("destination", "([to a single location]/to a battlefield or [to] your base/to your base or [to] a battlefield)", "chosen(place(anywhere))")
row("two_things", "choose {p:some} and ({q:some}/another {q:query.sg}) at a different location", "choose(chosen(p)), choose(chosen({ except { there }, q }))", { only = function(b)
    return not b.q.key:find("another", 1, true)
end })
row("two_things", "choose two {q:query.pl} at different locations", "choose(chosen(q)), choose(chosen({ except { there }, q }))", { write = false })
row("two_things", "(move each/each moves) to the other's location", [[
    local one_place, other_place = location(THAT_first), location(THAT_second)
    move(THAT_first, other_place)
    move(THAT_second, one_place)]])
row("two_things", "move me (and {t:one} to each other's locations/to its location and it to my original location)", [[
    choose(t)
    local my_place, its_place = location(me), location(THAT)
    move(me, its_place)
    move(THAT, my_place)]])
row("instruction", "(take/gain) control of {t:thing} [{d:duration}]", "take_control(t, d)")

-- What players do: you, whoever is spoken of, or each of them.
row("runes", "(1/a) rune", "1")
row("runes", "{n:digits} (runes/rune)", "n")
row("runes", "as many runes as {v:value}", "v", said)
words("points", "(1/a) point = 1, {n:digits} (points/point) = n")
words("exhausting", " = , exhausted")
row("instruction", "channel {n:runes} {e:exhausting}", "channel(n, e)")
row("instruction", "(score/you score/gain) {n:points}", "gain_points(n)")
row("instruction", "[you] lose {n:points}", "gain_points(-n)")
words("instruction", "predict = predict(1), play me = play(me; ignoring_cost), play one more of it = one_more(it), I become what I was before = swap_back(me), you win the game = win(), take a turn after this one = extra_turn(), " ..
    "put 1 into your hand = put(pick(card; THAT_seen); hand)")
row("instruction", "predict {n:number}", "predict(n)")
words("who.sg", "its controller = controller(THAT), its owner = owner(THAT), that player = it", "WORD")
words("who.pl", "they = THAT_they")
words("everyone.sg", "each player = player, each opponent = opponent, (each player in combat/the attacker and defender each) = player { has = unit { in_combat } }")
row("anyone.#", "{p:who.#}", "p")
row("anyone.sg", "{p:everyone.sg}", "p")
row("everyone.sg", "starting with the next player , each player", "player { next_first }")
words("card_verb.#", "<draws|draw> = draw, <discards|discard> = discard, <burns|burn> = burn")
row("deed_of.#", "{v:card_verb.#} {n:cards}", "v(n, WHO)")
row("deed_of.#", "{v:with_hand.#} their hand", "v(hand, WHO)")
words("with_hand.#", "<discards|discard> = discard, <reveals|reveal> = reveal")
row("deed_of.#", "<channels|channel> {n:runes} {e:exhausting}", "channel(n, e, WHO)")
row("deed_of.#", "(<gains|gain>/<scores|score>) {n:points}", "gain_points(n, WHO)")
row("deed_of.#", "<loses|lose> {n:points}", "gain_points(-n, WHO)")
row("deed_of.#", "<plays|play> (a/an) {k:token.sg}", "play_token(k, WHO)")
row("deed_of.#", "(<adds|add>/«Add») {c:price}", "add(cost { c }, WHO)")
words("choosing_verb.#", "(<kills|kill>/must kill) = kill, (<banishes|banish>/must banish) = banish, (<recycles|recycle>/must recycle) = recycle, " ..
    "(<exhausts|exhaust>/must exhaust) = exhaust, <readies|ready> = ready")
row("deed_of.#", "{v:choosing_verb.#} {t:their}", "v(pick(t, WHO), WHO)")
row("deed_of.#", "<returns|return> {t:their} to (its owner's/their) hand", "put(pick(t, WHO), hand, WHO)")
row("deed_of.#", "<gains|gain> control of {t:thing}", "take_control(t, WHO)")
row("deed_of.#", "<moves|move> {t:their} to (that/the same) battlefield", "move(pick(t, WHO), THAT_place, WHO)")
words("hand_verb.#", "<discards|discard> = discard, <recycles|recycle> = recycle, <banishes|banish> = banish")
row("deed_of.#", "{v:hand_verb.#} {t:thing}", "v(t, WHO)", { only = function(b) return b.t.k ~= "table" and not b.t.key:find("chosen(", 1, true) end })
-- What players do all together.
local group_verbs = { draw = true, discard = true, burn = true }
-- Several things that one player does, or each of them.
local function done_by(b)
    local everyone = b.p.key == "player" or b.p.key == "opponent" or b.p.k == "table"
    local out = {}
    for i, x in ipairs(b.d) do
        local loops = everyone and not group_verbs[x.f.v]
        local who = loops and M.keyed { k = "var", v = "x" } or b.p
        x = helpers.map(x, function(n) return n.key == "WHO" and who or nil end)
        out[i] = loops and M.call("for_each", { M.keyed { k = "var", v = "x" }, M.call("each", { b.p }), M.list { x } }) or x
    end
    return M.list(out)
end
row("two_things", "{p:anyone.#} {a:deed_of.#} [, {b:deed_of.#}] (and/, then/, and) {c:deed_of.#}", function(b)
    local deeds = {}
    for _, name in ipairs { "a", "b", "c" } do
        for _, x in ipairs(b[name] or {}) do deeds[#deeds + 1] = x end
    end
    return done_by { p = b.p, d = deeds }
end)
local WHO = M.name("WHO")
-- The deed of [who] that the call [x] is: with WHO in place of the player; nil: it is of nobody, or another's.
local function deed_in(x, who)
    local last = x.args[#x.args]
    if not last or last.key ~= who.key then return nil end
    local args = table.move(x.args, 1, #x.args - 1, 1, {})
    local first_one = args[1]
    if first_one and first_one.k == "call" and first_one.f.v == "pick" and first_one.args[2] and first_one.args[2].key == who.key then
        args[1] = M.call("pick", { first_one.args[1], WHO })
    end
    args[#args + 1] = WHO
    return M.list { M.call(x.f, args) }
end
-- Who does what in the instruction [x], { p, d }.
local function doer_and_deed(x)
    if x.k ~= "call" or #x.args < 2 then return nil end
    if x.f.v ~= "for_each" then return { p = x.args[#x.args], d = deed_in(x, x.args[#x.args]) } end
    local each, list = x.args[2], x.args[3]
    local deed = each.k == "call" and each.f.v == "each" and #list == 1 and list[1].k == "call" and deed_in(list[1], x.args[1])
    return deed and { p = each.args[1], d = deed } or nil
end
row("instruction", "{p:anyone.#} {d:deed_of.#}", function(b) return done_by(b)[1] end, { parts = doer_and_deed })
row("instruction", "name (a/an) {q:query.sg}", "name_card(q)", { only = function(b) return #b.q.items > 0 end })
row("two_things", "they gain control of {t:one} and recall it", "take_control(t, THAT_they), recall(t)")
row("plain", "each player chooses (a/an) {q:query.sg} they control . Kill the rest .", "for x in each(player) do pick({ theirs, q }, x) end kill({ another, q })")
row("two_things", "they reveal their hand", "local cards = reveal(hand, THAT_they)")
row("two_things", "choose (a/an) {q:query.sg} from it", "local picked = pick(q, THAT_seen)")
row("one", "that card", "THAT")
row("their", "(one of their {q:query.pl}/(a/an) {q:query.sg} they control) {w:one_place}", "{ theirs, q, w }")
words("one_place", " = , at a battlefield = at = battlefield", "{ WORD }")
row("their", "up to one {q:query.sg} of their choice", "{ count = at_most(1), q }")
row("their", "(a/an) {q:query.sg} from their trash", "{ theirs, at = trash, q }")

-- Tokens: how many, how they come, and where: each may be left unsaid.
row("coming", "{e:exhausting}", "e")
row("coming", "{e:exhausting} {p:token_place}", "e, p")
row("coming", "{p:token_place} exhausted", "exhausted, p", { write = false })
words("token_place", "here, (to/in/into/at) your base = base, there")
words("readiness", " = , ready = readied")
row("instruction", "{p:token_play}", "p")
row("token_play", "play (a/an) {r:readiness} {k:token.sg} {c:coming} [for {q:each}]", "play_token(k, count(q), r, c)")
row("token_play", "play {n:several} {r:readiness} {k:token.pl} {c:coming}", "play_token(k, n, r, c)")
row("plain", "play (a/an) {k:token.sg} {c:coming} . If {f:check} , play {n:several} instead .", "branch(f, all_of(play_token(k, n, c)), all_of(play_token(k, c)))", { write = false })
row("plain", "{p:token_play} . (Give (it/them/each of them) {k:keyword}/It gains {k:keyword}/They gain {k:keyword}) {d:duration} .", "give(p, k, d)")
row("plain", "{p:token_play} . Give (it/them/each of them) {n:plus} {{might}} {d:duration} .", "give_might(p, n, d)")
row("plain", "{p:token_play} . {v:verb} (it/them) .", "v(p)", { write = false })
row("step", "{p:token_play} [,] (and/then) {v:verb} (it/them)", "v(p)", { write = false })

-- What is hidden in a hand is no target: it is picked as it is needed.
-- What is played from there may as well stay there, so that is no row of this.
row("one", "(a/an) {q:query.sg} from your hand", function(b)
    local of_hand = M.table { { val = M.name("yours") }, { key = "at", val = M.name("hand") }, table.unpack(b.q.items) }
    local picked = of_hand and M.call("pick", { of_hand })
    if picked then picked.must = true end
    return picked
end)

-- Playing cards. What is played is a card of some zone, which the text names; from the hand no target is chosen.
local function placed(b)
    if b.t.key == "me" then return false end
    if b.t.must then return false end
    local q = b.t.k == "call" and b.t.f.v == "chosen" and b.t.args[1]
    local at = q and helpers.meaning.field(q, "at")
    -- What is put aside stays so where its price is not paid: that is more than to play it.
    if q and q.key:find("%f[%w]linked%f[^%w_]") then return false end
    return not q or at and at.key ~= "hand"
end
row("ignoring.#", "", "")
row("ignoring.#", "(, ignoring/without paying) <its cost|their costs>", "ignoring_cost")
row("ignoring.#", "(, ignoring/without paying) <its Energy cost|their Energy costs>", "ignoring_energy")
row("ignoring.#", ", reducing <its|their> [Energy] <cost|costs> by {e:braced}", "discount { energy = e }")
row("ignoring.#", "for {p:price}", "cost { p }")
row("played_to", "to {f:field}", "f")
words("played_to", " = , to (your base/their base) = base, here, to any battlefield = battlefield")
row("instruction", "play {t:thing} {d:played_to} {i:ignoring.sg}", "play(t, i, d)", { only = placed })
row("instruction", "play me for {p:price}", "play(me, cost { p })")
row("instruction", "play (a/an) {q:query.sg} from your trash", "play(chosen({ yours, at = trash, q }))", { read = false, first = true })
row("instruction", "play (a/an) {q:query.sg} (from your hand/from hand) {d:played_to} {i:ignoring.sg}",
    "play(pick({ yours, at = hand, count = at_most(1), q }), i, d)", { first = true })
row("instruction", "play {h:how_many} {q:query.pl} (from your hand/from hand) {d:played_to} {i:ignoring.pl}",
    "for x in each(pick({ yours, at = hand, h, q })) do play(x, i, d) end")
row("instruction", "play all {q:query.pl} {d:played_to} {i:ignoring.pl}", "for x in each(q) do play(x, i, d) end")
row("two_things", "banish {t:one} , then its owner plays it to the same location {i:ignoring.sg}", [[
    local its_place, its_owner = location(t), owner(t)
    play(banish(t), its_place, i, its_owner)]])
row("instruction", "banish {t:thing} , then its owner plays it {d:played_to} {i:ignoring.sg}", "play(banish(t), i, d, owner(t))")

-- Cards that are looked at.
row("two_things", "look at the top card of your {d:of_deck}", "local card_seen = look(1, d)")
row("two_things", "look at the top {n:several} cards of your {d:of_deck}", "local cards = look(n, d)")
row("two_things", "reveal the top card of your {d:of_deck}", "local shown = reveal(1, d)")
row("two_things", "reveal the top {n:several} cards of your {d:of_deck}", "local cards = reveal(n, d)")
words("of_deck", "Main Deck = , Rune Deck = rune_deck")
row("more", "(the rest/the other/the others/the remaining cards/any you didn't (banish/play/draw/reveal))", "THAT_seen", { write = false })
row("instruction", "{v:verb} the rest", "v(THAT_seen)", { read = false, first = true })
row("two_things", "you may banish {t:one_seen} and play it {i:ignoring.sg}", "local played_card = play(banish(t), i)", { read = false })
row("one_seen", "one", "pick(card { count = at_most(1) }, THAT_seen)")
row("one_seen", "(a/an) {q:query.sg} (from among/among) them", "pick({ count = at_most(1), q }, THAT_seen)")
row("instruction", "you may banish {t:one_seen} (, then/and) play it {i:ignoring.sg}", "play(banish(t), i)")
row("one", "one [of (them/those cards)]", "pick(card, THAT_seen)")
row("instruction", "recycle {h:how_many} (cards/) from {z:trashes}", "recycle(pick({ kind = card, h, z }))", { first = true })
words("trashes", "your trash = yours; at = trash, (trashes/any trash) = at = trash", "{ WORD }")

-- One thing after another, and instead of another.
row("plain", "deal {n:number} to {t:thing} . If {c:check} , deal {m:number} [to it] instead .", "first(t, deal(c and m or n, t))")
row("plain", "give {t:thing} {n:plus} {{might}} {d:duration} . If {c:check} , give (it/that unit) {m:plus} {{might}} {d:duration} instead .",
    "first(t, give_might(t, c and m or n, d))", said)
-- Of two calls of one verb for one thing, which the second speaks of as "it", with one number that differs: the
-- thing, and at which argument they differ; else nil.
local function only_how_much(i, j)
    if i.k ~= "call" or j.k ~= "call" or i.f.v ~= j.f.v or #i.args ~= #j.args then return nil end
    local thing, differs
    for n, x in ipairs(j.args) do
        local of = i.args[n]
        if x.k == "pron" and (x.v == "" or x.v == "unit") and not thing then thing = of
        elseif x.k == "num" and of.k == "num" and not differs then differs = n
        elseif x.key ~= of.key then return nil end
    end
    return differs and thing, differs
end
-- One or the other of two: only how much of it, where they are alike.
row("plain", "{i:instruction} . If {c:check} , {j:instruction} instead .", function(b)
    local i, j = b.i, b.j
    local thing, at = only_how_much(i, j)
    if not thing then return M.list { M.call("first", { i, M.call("branch", { b.c, M.list { j }, M.list { i } }) }) } end
    local args = table.move(i.args, 1, #i.args, 1, {})
    args[at] = M.keyed { k = "op", v = "or", a = M.keyed { k = "op", v = "and", a = b.c, b = j.args[at] }, b = i.args[at] }
    return M.list { M.call("first", { thing, M.call(i.f, args) }) }
end, { write = false })
row("plain", "{i:instruction} unless its controller pays {p:price} .", "first(i, branch(not pays(cost { p }, controller(THAT)), all_of(i)))")
row("plain", "{i:instruction} unless they pay {p:price} .", "branch(not pays(cost { p }, THAT_they), all_of(i))")
row("plain", "its controller may pay {p:price} . If they don't , {s:doing} .", "branch(not pays(cost { p }, controller(THAT)), s)", { write = false })
row("plain", "its controller may pay {p:price} . If they do , {s:doing} .", "branch(pays(cost { p }, controller(THAT)), s)")
row("plain", "counter {t:thing} . Return it to its owner's hand instead of putting it in their trash .", "counter(t, hand)")
row("plain", "{i:instruction} unless its controller has you {j:instruction} .", "first(i, branch(wants(controller(THAT)), all_of(j), all_of(i)))")
row("plain", "channel {n:runes} exhausted . If you couldn't channel {n:runes} this way , {s:doing} .", "branch(channel(n, exhausted) ~= n, s)")
row("plain", "choose {t:thing} . Its owner (puts/places) it on the top or [the] bottom of their Main Deck .", [[
    if t then
        if choose("on top", "to the bottom", owner(t)) == 1 then put(t, deck, top) else put(t, deck, bottom) end
    end]])
row("opening", "burn {n:number} . For each {q:query.sg} burned this way , do this: {b:body}", [[
    for x in each(burn(n)) do if is(x, q) then do_this(effect { b }, x) end end]])
row("opening", "{i:instruction} . (Then/If you do , then) do this: {b:body}", "do_this(effect { b }, i)")
-- What is not attached is not detached, and nobody is asked whether it shall be.
row("free", "if {c:check} , you may {t:doing} .", "branch(c and wants(), t)", { only = function(b)
    return not (#b.t == 1 and b.t[1].f and b.t[1].f.v == "detach") or b.c.key:find("%f[%w]attached%f[^%w_]") ~= nil
end })
row("free", "you may pay {p:price} (. If you do , {s:sentences}/to {s:doing} ./. If you do , {s:doing} . Otherwise , {o:doing} .)",
    "branch(pays(cost { p }), s, o)")
row("free", "you may {i:instruction} (. If you do ,/to) {s:doing} .", "branch(wants() and i, s)")
row("free", "you may make new choices for it .", "new_choices(THAT)")
row("step", "you may make new choices for it", "new_choices(THAT)")

-- Abilities that begin later: each has the rest of its sentence.
row("plain", "{l:later}", "l")
row("plain", "if {c:check} , {s:doing} . Otherwise , {l:later}", "branch(c, s, l)")
row("instruction", "its controller can't {v:acted.pl} {q:query.pl} {d:duration}", "delayed(cannot { v = q, by = it }, d, controller(THAT))")
-- What has been spoken of, named again or not.
row("spoken_of", "it", "THAT")
row("spoken_of", "that {k:named_kind}", "k")
words("as_often", "when = , the next time = once", "{ WORD }")
row("later", "{w:as_often} {e:event} {d:duration} , {s:doing} .", "delayed(when { e, w, run = s }, d)")
row("later", "(({w:as_often}/if) {o:spoken_of} {v:does.sg} {d:duration} , {s:doing}/{s:doing} {w:as_often} {o:spoken_of} {v:does.sg} {d:duration}) .", "delayed(when { v = it, w, run = s }, d, o)")
row("later", "{w:as_often} they {v:does.pl} , {s:doing} .", "delayed(when { v = it, w, run = s }, THAT_they)")
row("plain", "(at the start of your next {p:phase} , {b:body}/{b:adding} at the start of your next {p:phase} .)", "delayed(when { p = you, once, b })")
row("plain", "{s:doing} at (the end of this turn/end of turn) .", "delayed(when { end_of_turn = player, once, run = s }, this_turn)")
row("plain", "{s:doing} at (the end of this turn/end of turn) .", "delayed(when { end_of_turn = player, once, run = s }, this_turn, THAT)",
    { write = false, only = function(b) return b.s.key:find("<%a*>") ~= nil end })
row("later", "at the end of this turn , {s:doing} .", "delayed(when { end_of_turn = player, once, run = s }, this_turn, THAT)")
row("later", "at the end of this turn , if it {v:past} this turn , {s:doing} .", "delayed(when { end_of_turn = player, once, provided = happened { v = it }, run = s }, this_turn, THAT)")
row("later", "at the end of this turn , if {c:check} , {s:doing} .", "delayed(when { end_of_turn = player, once, run = all_of(branch(c, s)) }, this_turn, THAT)")
row("plain", "{i:instruction} . If {o:spoken_of} would die this turn , {s:doing} instead .", "i, delayed(instead { dies = it, run = s }, this_turn, o)")
row("plain", "{i:instruction} . If this kills {o:spoken_of} , [do this:] {s:sentences}", "i, delayed(when { dies = it, with = me, once, run = s }, this_turn, o)",
    { only = function(b) return b.s[1].k ~= "call" or b.s[1].f.v ~= "do_this" end })
-- Damage kills once all is done.
row("plain", "{i:instruction} . If {o:spoken_of} dies , {s:sentences}", "i, delayed(when { dies = it, with = me, once, run = s }, this_turn, o)",
    { write = false, only = function(b) return b.i.k == "call" and b.i.f.v == "deal" end })
row("plain", "choose {t:thing} . The next time (it/that unit) would die this turn , {r:replacing}", "delayed(instead { dies = it, once, r }, this_turn, t)")
row("instruction", "double all damage that would be dealt to it {d:duration}", "delayed(passive { it, damage_times = 2 }, d, THAT)")
row("instruction", "the next time that unit would be dealt damage {d:duration} , prevent it", "delayed(instead { damaged = it, once }, d, THAT_unit)")
row("instruction", "Buffs give an additional {n:plus} {{might}} to {q:query.pl} {d:duration}", "delayed(passive { { q }, buff_might = n }, d)")
row("instruction", "its base Might becomes {n:number} {d:duration}", "give(THAT, passive { me, base_might = n }, d)")
row("instruction", "give {t:thing} {k:keyword} equal to its cost {d:duration}", "give(t, with_cost(k, own_cost), d)")
row("instruction", "give (the next spell you play/your next spell) {d:duration} {k:keyword} equal to its (cost/base cost)",
    "delayed(passive { spell { yours }, once, has = with_cost(k, own_cost) }, d)")
row("instruction", "activate the conquer effects of {q:query.pl}", 'activate("conquers", q)')
row("plain", "play {t:thing} , ignoring its Energy cost . Then recycle it .",
    "delayed(instead { leaves = it, run = all_of(recycle(it)) }, this_turn, play(t, ignoring_energy))", { read = false })
row("plain", "play {t:thing} (, ignoring its Energy cost/without paying its Energy cost) . (Recycle it instead of putting it in your trash/Then recycle it) .",
    "delayed(instead { leaves = it, from = chain, to = trash, once, run = all_of(recycle(it)) }, this_turn, play(t, ignoring_energy))")
words("duration", "(this turn/until end of turn/until the end of (turn/the turn/this turn)/for the rest of the turn) = this_turn, this combat = this_combat, until the start of your next turn = until_your_turn, " ..
    "until the start of your next Beginning Phase = until_your_beginning_phase, until I leave the board = until_i_leave")
