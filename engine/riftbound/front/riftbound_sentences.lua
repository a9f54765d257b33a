-- riftbound_sentences.lua -- the sentences that the rulebook's words make: conditions, instructions, abilities.
--
-- riftbound_phrases.lua has the words, and comes before it.
local row, fields, _, helpers = ...
local for_each = helpers.for_each

-- Conditions.
row("found", "you have no cards in (your hand/hand)", "card { yours, at = hand, count = 0 }")
row("found", "you (control/have) no {q:query.pl}", "{ yours, count = 0, q }")
row("found", "you control {s:some}", "{ yours, s }")
row("found", "I'm at a battlefield", "unit { me, at = battlefield }")
row("found", "I'm {a:state}", "{ kind = unit, me, a }")
row("fact", "you paid the additional cost", "paid()")
row("found", "you have {n:atleast} {q:query.pl}", "{ yours, count = at_least(n), q }")
row("found", "there is {s:some}", "s", { write = false })
row("check", "(it is/it's) [already] stunned", "is(THAT, stunned)")
row("check", "it's attacking", "is(THAT, attacking)")

row("found", "an opponent's score is within {n:number} points of the Victory Score", "opponent { to_win = at_most(n) }")
row("found", "you've spent {e:braced} or more to play a spell this turn", "happened { finalized = spell, by = you, amount = at_least(e) }")
row("found", "you've spent at least {{any}} {{any}} this turn", "happened { power_spent = you, total, count = at_least(2) }")
row("found", "you assigned {n:atleast} excess damage [to enemy units]", "player { you, excess = at_least(n) }")
row("found", "an opponent controls {s:some}", "{ enemy, s }")
row("found", "you have {s:some}", "{ yours, s }", { write = false })
row("found", "you control {n:atleast} {q:query.pl}", "{ yours, count = at_least(n), q }")
row("check", "you (have/control) {n:atleast} {q:query.pl}", "count({ yours, q }) >= n")
row("check", "you have {n:few} or fewer cards in (your hand/hand)", "count(card { yours, at = hand }) <= n")
row("found", "you have {n:few} or fewer cards in (your hand/hand)", "card { yours, at = hand, count = at_most(n) }")
row("found", "I was mighty", "unit { me, mighty }")
row("found", "I died alone", "unit { me, alone }")
row("found", "I didn't die alone", "unit { me, except { alone } }")
row("found", "you have {n:atleast} units at that battlefield", "unit { yours, there, count = at_least(n) }")
row("found", "{s:some} is alone here", "{ alone, here, s }")
row("found", "you've gained XP this turn", 'happened { gained = you }')

-- Instructions.
local function does(verb, name) row("instruction", verb .. " {t:thing}", name .. "(t)") end
does("kill", "kill")
does("ready", "ready")
does("exhaust", "exhaust")
does("stun", "stun")
does("buff", "buff")
does("heal", "heal")
does("recall", "recall")
does("banish", "banish")
does("counter", "counter")
row("instruction", "deal {n:amount} to {t:thing}", "deal(n, t)")
row("instruction", "deal damage equal to {n:value} to {t:thing}", "deal(n, t)")
row("instruction", "give {t:thing} {n:plus} {{might}} {d:duration}", "give_might(t, n, d)")
row("instruction", "give {t:thing} {n:plus} {{might}} {d:duration} , to a minimum of {m:number} {{might}}", "give_might(t, n, d, m)")
row("instruction", "give {t:thing} {k:keyword} {d:duration}", "give(t, k, d)")
row("two_things", "give {t:thing} {a:keyword} and {b:keyword} {d:duration}", "give(t, a, d), give(t, b, d)")
row("two_things", "give {t:thing} {n:plus} {{might}} and {b:keyword} {d:duration}", "give_might(t, n, d), give(t, b, d)")
row("instruction", "give {t:thing} {k:keyword}", "give(t, k)")
row("instruction", "return (a/an) {q:query.sg} from your trash to your hand", "put(chosen({ yours, at = trash, q }), hand)", { read = false })
row("instruction", "return {t:one} to its owner's hand", "put(t, hand)")
row("instruction", "return {t:more} to their owners's hands", "put(t, hand)")
row("instruction", "return {t:thing} to your hand", "put(t, hand)", { write = false })
row("instruction", "return me to my owner's hand", "put(me, hand)")
row("instruction", "channel 1 rune exhausted", "channel(1, exhausted)")
row("instruction", "channel {n:digits} runes exhausted", "channel(n, exhausted)")
row("instruction", "channel 1 rune", "channel(1)")
row("instruction", "channel {n:digits} runes", "channel(n)")
row("instruction", "(score/you score/gain) 1 point", "gain_points(1)")
row("instruction", "(score/you score/gain) {n:digits} points", "gain_points(n)")
row("instruction", "gain {n:number} XP", "gain_xp(n)")
row("instruction", "move me to your base", "move(me, base)", { read = false })
row("instruction", "move {t:one} to its base", "move(t, base)")
row("instruction", "move {t:more} to their base", "move(t, base)")
row("instruction", "move {t:thing} to base", "move(t, base)", { write = false })
row("instruction", "move {t:thing} from a battlefield to its base", "move(t, base)", { write = false, read = false })
row("instruction", "move {t:thing}", "move(t, chosen(place(anywhere)))")
row("instruction", "predict", "predict(1)")
row("instruction", "predict {n:number}", "predict(n)")
row("instruction", "double my Might {d:duration}", "give_might(me, might(me), d)")
row("instruction", "double its Might {d:duration}", "give_might(THAT, might(THAT), d)")
row("instruction", "you win the game", "win()")
row("two_things", "they deal damage equal to their Mights to each other",
    "deal(might(THAT_first), THAT_second, THAT_first), deal(might(THAT_second), THAT_first, THAT_second)")

row("instruction", "give {t:thing} each {n:plus} {{might}} {d:duration}", "give_might(t, n, d)", { write = false })
row("instruction", "give {t:thing} +1 {{might}} {d:duration} for {q:each}", "give_might(t, count(q), d)")
row("instruction", "give {t:thing} {n:plus} {{might}} {d:duration} for {q:each}", "give_might(t, n * count(q), d)", { only = function(b) return b.n.v ~= 1 end })
row("instruction", "deal {n:several} to {t:thing} for {q:each}", "deal(n * count(q), t)")
row("instruction", "deal 1 to {t:thing} for {q:each}", "deal(count(q), t)")
row("two_things", "give {a:thing} {n:plus} {{might}} {d:duration} and {b:thing} {m:plus} {{might}} {d:duration}", "give_might(a, n, d), give_might(b, m, d)", { write = false })
row("instruction", "return {a:thing} and {b:thing} to their owners's hands", "put({ a, b }, hand)",
    { only = function(b) return b.a.k == "call" and b.b.k == "call" end })
row("two_things", "deal {n:amount} to all {q:query.pl} at a battlefield", "choose(chosen(battlefield)), deal(n, { there, q })")
row("instruction", "move (a/an) {q:query.sg} from a battlefield to its base", "move(chosen({ at = battlefield, q }), base)", { write = false })
row("instruction", "move up to one {q:query.sg} from here to its base", "move(chosen({ here, count = at_most(1), q }), base)", { write = false })
row("instruction", "move {t:thing} to here", "move(t, here)")
row("instruction", "move {t:thing} to (that/the same) battlefield", "move(t, there)")
row("instruction", "move {t:thing} to a battlefield", "move(t, chosen(place(battlefield)))")
row("instruction", "move {t:thing} to your base", "move(t, base)", { write = false })
row("instruction", "take control of {t:thing}", "take_control(t)")
row("instruction", "put the top {n:number} cards of your Main Deck into your trash", "burn(n)")
row("instruction", "banish {t:thing} , then its owner plays it , ignoring its cost", "play(banish(t), ignoring_cost, owner(t))")
row("instruction", "banish {t:thing} , then its owner plays it to their base , ignoring its cost", "play(banish(t), ignoring_cost, base, owner(t))")
-- What is played is a card of some zone, which the text names.
local function placed(b)
    local q = b.t.k == "call" and b.t.f.v == "chosen" and b.t.args[1]
    return not q or helpers.meaning.field(q, "at") ~= nil
end
row("instruction", "play {t:thing} , ignoring its Energy cost", "play(t, ignoring_energy)", { only = placed })
row("instruction", "play {t:thing} , ignoring its cost", "play(t, ignoring_cost)", { only = placed })
row("opening", "play {t:thing} , ignoring its Energy cost . Then recycle it .",
    "delayed(instead { leaves = it, run = all_of(recycle(it)) }, this_turn, play(t, ignoring_energy))")
row("where.#", "(costing/with cost) no more than {e:braced} and no more than {{any}}", "{ energy = at_most(e), power = at_most(1) }")
row("where.#", "that costs no more than {e:braced} and no more than {{any}}", "{ energy = at_most(e), power = at_most(1) }", { write = false })
row("where.#", "with Power cost {{any}} {{any}} or more", "{ power = at_least(2) }")
row("where.#", "at my battlefield", "{ here, at = battlefield }")
row("where.#", "there", "{ there }")
row("where.#", "with less Might than me", "{ might = less_than(might(me)) }")
row("adjective", "non-Recruit", '{ except { tag = "Recruit" } }')
row("where.#", "without {k:keyword}", "{ except { has = k } }")
row("one", "your legend", "legend { yours }")
row("opening", "look at the top {n:number} cards of your Main Deck . You may reveal (a/an) {q:query.sg} from among them and draw it . [Then] recycle the rest .",
    "draw_from_top(n, { count = at_most(1), q })")
row("opening", "{i:instruction} . If it would die this turn , banish it instead .", "i, delayed(instead { dies = it, run = all_of(banish(it)) }, this_turn, THAT)")
row("opening", "{i:instruction} . If this kills it , do this: {s:sentences}", "i, delayed(when { dies = it, with = me, once, run = s }, this_turn, THAT)")
row("opening", "choose {t:thing} . The next time it would die this turn , heal it , exhaust it , and recall it instead .",
    "delayed(instead { dies = it, once, run = all_of(heal(it), exhaust(it), recall(it)) }, this_turn, t)")
row("opening", "choose {t:thing} . The next time it would die this turn , you may {c:pays} to heal it , exhaust it , and recall it instead .",
    "delayed(instead { dies = it, once, may, cost = c, run = all_of(heal(it), exhaust(it), recall(it)) }, this_turn, t)")
row("two_things", "when it wins a combat this turn , {s:doing}", "delayed(when { combat_won = it, run = s }, this_turn, THAT)")
row("two_things", "when it dies this turn , {s:doing}", "delayed(when { dies = it, run = s }, this_turn, THAT)")
row("body", "choose an opponent . They reveal their hand . Choose a card from it , and they discard that card .",
    "{ run = all_of(discard(pick(card, reveal(hand, chosen(opponent))), THAT_they)) }")
for_each("gain", " XP", "gain_xp(NUMBER)")
for_each("score", " point", "gain_points(NUMBER)")
row("clause", "opponents can't play cards this turn .", "effect { run = all_of(delayed(cannot { played = card, by = opponent }, this_turn)) }", { read = false, write = false })
row("instruction", "opponents can't play cards this turn", "delayed(cannot { played = card, by = opponent }, this_turn)")
row("instruction", "prevent all spell and ability damage this turn", "delayed(instead { damaged = unit, with = either(spell, ability) }, this_turn)")
row("two_things", "we deal damage equal to our Mights to each other", "deal(might(me), THAT, me), deal(might(THAT), me, THAT)")
row("two_things", "deal {n:number} damage split among any number of {q:query.pl}", "deal_split(chosen({ any_number, split = n, q }))")
row("instruction", "attach {t:thing} to {u:thing}", "attach(t, u)")
row("instruction", "recycle {t:thing}", "recycle(t)")
row("instruction", "choose an opponent", "choose(chosen(opponent))")
row("instruction", "choose a player", "choose(chosen(player))")
row("instruction", "they reveal their hand", "reveal(hand, THAT_they)")
row("instruction", "it gains {k:keyword} {d:duration}", "give(THAT, k, d)", { write = false })
row("instruction", "put {t:thing} in your hand", "put(t, hand)", { write = false })
row("instruction", "play {t:thing} to {f:field}", "play(t, f)", { read = false, write = false })
row("instruction", "move {t:thing} to {f:field}", "move(t, chosen(place(f)))")
row("instruction", "double (a/an) {q:query.sg} 's Might {d:duration}", "give_might(chosen(q), might(THAT), d)")
row("step", "choose an opponent . They reveal their hand", "reveal(hand, chosen(opponent))", { write = false, read = false })
row("opening", "choose an opponent . They reveal their hand . Choose (a/an) {q:query.sg} from it , and recycle that card .",
    "recycle(pick(q, reveal(hand, chosen(opponent))))")
row("opening", "deal {n:number} to {t:thing} . If {c:check} , deal {m:number} to it instead .", "first(t, deal(c and m or n, t))")
row("opening", "counter {t:thing} unless its controller pays {p:price} .", "first(t, branch(not pays(cost { p }, controller(THAT)), all_of(counter(t))))")
row("more", "any number of {q:query.pl} at a battlefield with total Might {n:number} or less",
    "chosen({ any_number, together, at = battlefield, total_might = at_most(n), q })")
row("more", "up to {n:few} {q:query.pl} at the same location", "chosen({ count = at_most(n), together, q })")
row("one", "(a/an) {q:query.sg} at its location", "chosen({ together, q })")
row("duration", "this combat", "this_combat")
row("value", "my {k:keyword}", "value_of(k, me)")
row("trait.#", "<has|have|have> {k:keyword} equal to the number of {q:query.pl}", "{ has = k, each = q }")
row("found", "you control this battlefield", "battlefield { here, yours }", { read = false, write = false })
row("found", "your score is within {n:number} points of the Victory Score", "player { you, to_win = at_most(n) }")
row("found", "I'm in combat", "unit { me, in_combat }")
row("found", "I'm attacking with another unit", "unit { friendly, attacking, another }", { read = false, write = false })
row("found", "you control a facedown card", "card { yours, at = facedown }")
row("found", "you played this from your hand", "happened { finalized = me, from = hand, by = you }")
row("body", "add {p:price} .", "{ adds = p }")
row("noun.#", "<token|tokens>", "{ kind = permanent, token }")
row("adjective", "attached", "{ attached }")
row("adjective", "detached", "{ except { attached } }")
row("instruction", "play me", "play(me, ignoring_cost)")
row("value", "the highest Might among {q:query.pl}", "highest_might(q)")
row("value", "its Might", "might(THAT)")

-- What players do: whoever is spoken of, or each of them.
local players = { { "its controller", 1, "controller(THAT)" }, { "its owner", 1, "owner(THAT)" }, { "that player", 1, "it" },
    { "they", 2, "THAT_they" }, { "each player", 3, "player" }, { "each opponent", 3, "opponent" } }
local doings = {
    { "draws", "draw", "{n:digits}", "draw(n, WHO)", true },
    { "discards", "discard", "{n:digits}", "discard(n, WHO)", true },
    { "discards", "discard", "their hand", "discard(hand, WHO)", true },
    { "channels", "channel", "{n:digits} (rune/runes) exhausted", "channel(n, exhausted, WHO)" },
    { "channels", "channel", "{n:digits} (rune/runes)", "channel(n, WHO)" },
    { "gains", "gain", "{n:digits} (point/points)", "gain_points(n, WHO)" },
    { "scores", "score", "{n:digits} (point/points)", "gain_points(n, WHO)" },
    { "gains", "gain", "{n:digits} XP", "gain_xp(n, WHO)" },
    { "plays", "play", "(a/an) {k:token.sg}", "play_token(k, WHO)" },
    { "(kills/must kill)", "kill", "one of their {q:query.pl}", "kill(pick({ theirs, q }, WHO), WHO)" },
}
for _, p in ipairs(players) do
    for _, d in ipairs(doings) do
        local code = d[4]:gsub("WHO", p[2] == 3 and not d[5] and "p" or p[3])
        if p[2] == 3 and not d[5] then code = "for p in each(" .. p[3] .. ") do " .. code .. " end" end
        row("instruction", p[1] .. " " .. (p[2] == 2 and d[2] or d[1]) .. " " .. d[3], code)
    end
end
row("instruction", "{s:one} deals damage equal to its Might to {t:thing}", "deal(might(s), t, s)")
row("instruction", "prevent the next {n:digits} damage that would be dealt to {t:thing} {d:duration}", "prevent(n, t, d)")

-- Tokens.
-- How many, how they come, and where: each may be left unsaid.
for _, place in ipairs { { "", "" }, { " here", ", here" }, { " (to/in/into/at) your base", ", base" }, { " there", ", there" } } do
    for _, how in ipairs { { "", "", "" }, { "ready ", "", ", readied" }, { "", " exhausted", ", exhausted" } } do
        row("instruction", "play (a/an) " .. how[1] .. "{k:token.sg}" .. how[2] .. place[1], "play_token(k" .. how[3] .. place[2] .. ")")
        row("instruction", "play {n:several} " .. how[1] .. "{k:token.pl}" .. how[2] .. place[1], "play_token(k, n" .. how[3] .. place[2] .. ")")
        row("instruction", "play (a/an) " .. how[1] .. "{k:token.sg}" .. how[2] .. place[1] .. " for {q:each}",
            "play_token(k, count(q)" .. how[3] .. place[2] .. ")")
    end
end

-- What cannot be.
for _, x in ipairs { { "be readied", "readied" }, { "be killed", "dies" }, { "move", "moves" }, { "be stunned", "stunned" }, { "attack", "attacks" }, { "take damage", "damaged" } } do
    local said, event = x[1], x[2]
    row("clause", "{q:query.pl} can't " .. said .. " .", "cannot { " .. event .. " = q }")
    row("clause", "I can't " .. said .. " .", "cannot { " .. event .. " = me }")
    row("clause", "if {c:condition} , I can't " .. said .. " .", "cannot { " .. event .. " = me, provided = c }")
end
row("clause", "opponents can't play {q:query.pl} .", "cannot { played = q, by = opponent }")
row("clause", "while {c:condition} , opponents can't play {q:query.pl} .", "cannot { played = q, by = opponent, provided = c }")
row("found", "you have exactly {n:number} {q:query.pl}", "{ yours, count = n, q }")
row("found", "I have moved twice this turn", "happened { moves = me, count = at_least(2) }")

-- From the trash.
row("clause", "when {e:event} , you may {c:pays} to play me from your trash .",
    "when { e, works_in = trash, may, cost = c, run = all_of(play(me, ignoring_cost)) }")
row("clause", "when {e:event} , you may {c:pays} to return {m:self} from your trash to your hand .",
    "when { e, works_in = trash, may, cost = c, run = all_of(put(m, hand)) }")
row("instruction", "recycle {n:digits} from your trash", "recycle(pick(card { yours, at = trash, count = n }))")
row("instruction", "recycle up to {n:digits} cards from trashes", "recycle(pick(card { at = trash, count = at_most(n) }))")

-- From the hand no target is chosen.
for _, x in ipairs { { "", "" }, { " , ignoring its Energy cost", ", ignoring_energy" }, { " , ignoring its cost", ", ignoring_cost" } } do
    row("instruction", "play (a/an) {q:query.sg} from [your] hand" .. x[1], "play(pick({ yours, at = hand, count = at_most(1), q })" .. x[2] .. ")")
    if x[1] ~= "" then
        row("instruction", "play (a/an) {q:query.sg}" .. x[1], "play(pick({ yours, at = hand, count = at_most(1), q })" .. x[2] .. ")",
            { write = false, only = function(b) return not helpers.meaning.field(b.q, "at") end })
    end
    row("instruction", "play (a/an) {q:query.sg} from [your] hand to your base" .. x[1],
        "play(pick({ yours, at = hand, count = at_most(1), q })" .. x[2] .. ", base)")
end
row("instruction", "play (a/an) {q:query.sg} from your trash", "play(chosen({ yours, at = trash, q }))")

-- Abilities that begin later.
row("two_things", "when {e:event} this turn , {s:doing}", "delayed(when { e, run = s }, this_turn)")
row("two_things", "the next time {e:event} this turn , {s:doing}", "delayed(when { e, once, run = s }, this_turn)")
row("opening", "at the start of your next Main Phase , {b:body}", "delayed(when { main_phase = you, once, b })")
row("body", "add {p:price} at the start of your next Main Phase .", "{ run = all_of(delayed(when { main_phase = you, once, adds = p })) }")
row("opening", "{s:doing} at the end of this turn .", "delayed(when { end_of_turn = player, once, run = s }, this_turn)")
row("does.#", "<takes|take|take> damage", "damaged")
row("some", "any {q:query.sg}", "q", { write = false })

-- Places change.
row("two_things", "move me to its location and it to my original location", [[
    local mine, its = location(me), location(THAT)
    move(me, its)
    move(THAT, mine)]])
row("where.sg", "at another location", "{ except { here } }")
row("field", "a different battlefield", "battlefield { except { here } }")
row("two_things", "give {a:thing} {n:plus} {{might}} {d:duration} and {b:thing} {m:plus} {{might}} {d:duration} , to a minimum of {l:number} {{might}}",
    "give_might(a, n, d), give_might(b, m, d, l)")
row("two_things", "choose two {q:query.pl}", "choose(chosen(q)), choose(chosen({ another, q }))", { write = false })
row("two_things", "each player discards their hand , then draws {n:digits}", "discard(hand, player), draw(n, player)")
row("clause", "{c:uses} : {s:sentences} Use only once per turn .", "activated { cost = c, each_turn = 1, run = s }")
row("clause", "{c:uses} : \u{AB}Action\u{BB} \u{2014} {s:sentences} Use only once per turn .", "activated { action, cost = c, each_turn = 1, run = s }")

row("where.#", "during combat", "{ in_combat }", { write = false })
row("where.#", "in hand", "{ yours, at = hand }", { write = false })
row("one", "(a/an) {a:adjectives} spell or ability that chooses {s:some}", "chosen(either({ kind = spell, a, chooses = s }, { kind = ability, a, chooses = s }))")
row("one", "(a/an) {a:adjectives} spell or ability", "chosen(either({ kind = spell, a }, { kind = ability, a }))")
row("clause", "once each turn , when {e:event} , {b:body}", "when { e, each_turn = 1, b }")
row("clause", "once each turn , when {e:event} while {c:condition} , {b:body}", "when { e, each_turn = 1, provided = c, b }")
row("clause", "your spells that choose me {g:gift.pl} .", "passive { spell { yours }, choosing = me, g }")

-- Single words of the rulebook that say a sentence of their own.
row("clause", "increase the points needed to win the game by {n:number} .", "passive { player, victory_score = n }")
row("clause", "you may hide an additional card here .", "passive { me, facedown_room = 1 }")
row("clause", "I can have any number of buffs .", "can { buffed = unit { me, buffed } }")
row("clause", "{q:query.pl} can move here from anywhere .", "can { moves = q, to = here }")
row("clause", "any amount of your damage is enough to kill {q:query.pl} .", "passive { { q }, lethal = 1, by = you }")
row("clause", "your {k:keyword} effects at my battlefield don't trigger .", "passive { permanent { yours, here, at = battlefield }, never_triggers = k }")
row("clause", "while {c:condition} , opponents can only play {q:query.pl} to their base .", "cannot { played = q, by = opponent, to = battlefield, provided = c }")
row("clause", "while {c:condition} , spells and abilities can't ready {q:query.pl} .", "cannot { readied = q, with = either(spell, ability), provided = c }")
row("clause", "optional additional costs you pay cost {e:braced} or {{any}} less .", "passive { card { yours }, additional_cost = either({ energy = -e }, { any = -1 }) }")
row("arrival.#", "<costs|cost|cost> {e:braced} or {{any}} less", "{ cost = either({ energy = -e }, { any = -1 }) }")
row("clause", "this ability costs {d:discount} less for {e:each} .", "passive { ability { me }, cost = { d }, each = e }")
row("clause", "reduce my cost by {d:discount} for each (buff you spend/killed this way) .", "passive { me, cost = { d }, each = paid() }")
row("action", "spend any number of buffs", "{ spend_buff = unit { yours, any_number } }")
row("action", "kill any number of {q:query.pl}", "{ kill = { any_number, q } }")
-- A battlefield's text is its controller's: nobody else is its "you".
row("clause", "while you control this battlefield , {c:clause}", "c", { write = false })
row("clause", "{c:uses} : \u{AB}Reaction\u{BB} \u{2014} add {p:price} . Spend this Energy only during showdowns .",
    "activated { reaction, cost = c, adds = p, only = battlefield { in_showdown } }")
row("clause", "\u{AB}Reaction\u{BB} \u{2014} {c:uses} : add {p:price} . Spend this Energy only during showdowns .",
    "activated { reaction, cost = c, adds = p, only = battlefield { in_showdown } }", { write = false })
row("clause", "I have {n:plus} {{might}} while I'm attacking with another unit .", "passive { unit { me, attacking }, might = n, provided = unit { friendly, attacking, another } }")
row("clause", "as you play {m:self} , name a tag .", "as { played = m, run = all_of(name_tag()) }")
row("where.#", "with the named tag", "{ tag = named }")
row("where.#", "that costs no more Energy and no more Power than the killed unit", "{ energy = at_most(energy_paid()), power = at_most(power_paid()) }")
row("adjective", "non-unit", "{ except { unit } }")
row("found", "you have {n:atleast} other {q:query.pl}", "{ yours, another, count = at_least(n), q }")
row("found", "this was attached to me this turn", "happened { attached = this }")
row("happening", "a showdown begins here", "{ showdown_begins = battlefield { here } }")
row("happening", "you recycle one or more cards to your Main Deck", "{ recycled = card { owned }, by = you, one_or_more }")
row("happening", "you defend at a battlefield", "{ defends = you }", { write = false })
row("instruction", "gain control of {t:thing}", "take_control(t)", { write = false })
row("sentences", "you may make new choices for it .", "new_choices(THAT)")
row("instruction", "take a turn after this one", "extra_turn()")
row("instruction", "activate the conquer effects of {q:query.pl}", 'activate("conquers", q)')
row("instruction", "you must recycle one of your {q:query.pl}", "recycle(pick({ yours, q }))")
row("instruction", "this turn , increase its Might to the Might of {t:thing}", "raise_might(THAT, might(t), this_turn)")
row("instruction", "Buffs give an additional {n:plus} {{might}} to {q:query.pl} {d:duration}", "delayed(passive { { q }, buff_might = n }, d)")
row("instruction", "double all damage that would be dealt to it {d:duration}", "delayed(passive { it, damage_times = 2 }, d, THAT)")
row("instruction", "the next time that unit would be dealt damage {d:duration} , prevent it", "delayed(instead { damaged = it, once }, d, THAT_unit)")
row("instruction", "give (the next spell you play/your next spell) {d:duration} {k:keyword} equal to its (cost/base cost)",
    "delayed(passive { spell { yours }, once, has = with_cost(k, own_cost) }, d)")
row("instruction", "its controller can't play {q:query.pl} {d:duration}", "delayed(cannot { played = q, by = it }, d, controller(THAT))")
row("instruction", "draw any you didn't banish", "draw(THAT_seen)")
row("instruction", "an additional {n:plus} {{might}} {d:duration}", "give_might(THAT, n, d)", { write = false })
row("check", "it is the only unit you control there", "is(THAT, unit { yours, alone })")
row("instruction", "give + {{might}} equal to its Might to {t:thing} {d:duration}", "first(might(THAT), give_might(t, might(THAT), d))")
row("instruction", "banish {t:thing} , then its owner plays it to any battlefield , ignoring its cost", "play(banish(t), ignoring_cost, battlefield, owner(t))")
row("opening", "counter {t:thing} . Return it to its owner's hand instead of putting it in their trash .", "counter(t, hand)")
row("opening", "discard {m:number} . Deal its Energy cost as damage to {t:thing} .", "deal(energy(discard(m)), t)")
row("opening", "choose {t:thing} . Deal {n:number} to it unless its controller has you draw {m:number} .",
    "first(t, branch(wants(controller(THAT)), all_of(draw(m)), all_of(deal(n, t))))")
row("opening", "channel {n:digits} runes exhausted . If you couldn't channel {n:digits} runes this way , {s:doing} .", "branch(channel(n, exhausted) ~= n, s)")
row("opening", "{i:instruction} . (Then/If you do , then) do this: {b:body}", "do_this(effect { b }, i)")
row("clause", "friendly {k:keyword} costs cost {e:braced} less .", "passive { spell { friendly }, of = k, additional_cost = { energy = -e } }")
row("clause", "the first friendly non-token gear played each turn costs {d:discount} less .",
    "passive { gear { friendly }, cost = { d }, provided = happened { played = gear { friendly, except { token } }, count = 0 } }")
row("clause", "{c:uses} : \u{AB}Reaction\u{BB} \u{2014} add {p:price} . Use only to play {q:query.pl} or use {r:query.sg} abilities .",
    "activated { reaction, cost = c, adds = p, only = either(q, ability { of = r }) }")
row("clause", "players can't score here until their {n:ordinal} turn .", "cannot { scored = player { turn = less_than(n) }, here }")

-- The other words of the rulebook, so that a sentence that no card has had yet is read all the same.
for _, d in ipairs { "fury", "calm", "mind", "body", "chaos", "order" } do row("adjective", d, "{ " .. d .. " }") end
row("adjective", "champion", "{ champion }")
row("adjective", "signature", "{ signature }")
row("adjective", "facedown", "{ at = facedown }")
row("adjective", "unattached", "{ except { attached } }", { write = false })
for _, w in ipairs { "spell", "gear" } do row("adjective", "non-" .. w, "{ except { " .. w .. " } }") end
for _, w in ipairs { "champion", "buffed", "mighty", "stunned" } do
    row("adjective", "non-" .. w, "{ except { " .. w .. " } }")
end
row("adjective", "unbuffed", "{ except { buffed } }", { write = false })
row("where.#", "with {n:number} {{might}} or more", "{ might = at_least(n) }")
row("where.#", "with a buff", "{ buffed }", { write = false })
row("where.#", "without a buff", "{ except { buffed } }", { write = false })
row("where.#", "with Energy cost {e:braced} or less", "{ energy = at_most(e) }", { write = false })
row("where.#", "that <costs|cost> {e:braced} or less", "{ energy = at_most(e) }", { write = false })
row("where.#", "costing {e:braced} or less", "{ energy = at_most(e) }", { write = false })
row("where.#", "in your Champion Zone", "{ yours, at = champion_zone }")
row("where.#", "in your banishment", "{ yours, at = banishment }")
row("where.pl", "in bases", "{ at = base }")
row("where.#", "at a battlefield you control", "{ at = battlefield { yours } }")
row("where.#", "at an open battlefield", "{ at = battlefield { open } }")
row("where.#", "you own", "{ owned }")
row("where.#", "an opponent controls", "{ enemy }", { write = false })
row("noun.#", "<permanent|permanents>", "{ kind = permanent }", { write = false })
row("noun.#", "<ability|abilities>", "{ kind = ability }")
row("noun.#", "Chosen Champion", "{ kind = unit, chosen_champion }")

fields("been", "key")
for _, x in ipairs { { "stunned", "stunned" }, { "buffed", "buffed" }, { "readied", "readied" }, { "exhausted", "exhausted" },
    { "chosen", "chosen" }, { "killed", "dies" }, { "banished", "banished" }, { "discarded", "discarded" },
    { "recycled", "recycled" }, { "healed", "healed" }, { "recalled", "recalled" }, { "countered", "countered" } } do
    row("been", x[1], x[2])
end
row("happening", "{s:some} is {v:been}", "{ v = s }")
row("happening", "I'm {v:been}", "{ v = me }")
row("happening", "one or more {q:query.pl} are {v:been}", "{ v = q, one_or_more }")
row("happening", "you score a point", "{ points = you }")
row("happening", "an opponent scores a point", "{ points = opponent }")
row("moment", "at the end of each turn", "{ end_of_turn = player }")
row("moment", "at the end of an opponent's turn", "{ end_of_turn = opponent }")
row("moment", "at the start of your Main Phase", "{ main_phase = you }")
row("moment", "at the start of an opponent's Beginning Phase", "{ beginning_phase = opponent }")
for _, x in ipairs { { "hidden", "hidden" }, { "recycled", "recycled" }, { "killed", "dies" }, { "drawn", "drawn" },
    { "banished", "banished" }, { "buffed", "buffed" }, { "readied", "readied" } } do row("done", x[1], x[2]) end
row("found", "I attacked this turn", "happened { attacks = me }")
row("found", "I conquered this turn", "happened { conquers = me }")
row("found", "I moved this turn", "happened { moves = me }")
row("found", "you conquered this turn", "happened { conquers = you }")
row("found", "you scored this turn", "happened { scored = you }")
row("found", "it's your turn", "player { you, turn_player }")
row("found", "it's an opponent's turn", "opponent { turn_player }")
row("found", "you have {n:atleast} points", "player { you, points = at_least(n) }")
row("found", "you have {n:atleast} XP", "player { you, xp = at_least(n) }")
row("found", "I have {n:atleast} {{might}}", "unit { me, might = at_least(n) }")
row("found", "there's {s:some}", "s", { write = false })
row("found", "there are {n:atleast} {q:query.pl}", "{ count = at_least(n), q }")
row("found", "there are no {q:query.pl}", "{ count = 0, q }")
row("found", "I'm in your base", "unit { me, at = base }")
row("trait.#", "<loses|lose|lose> {k:keyword}", "{ loses = k }")
row("trait.#", "<loses|lose|lose> all abilities", "{ loses = all }")
row("cheaper.#", "<costs|cost|cost> {d:discount} less to play", "{ cost = { d } }", { write = false })
row("cheaper.#", "<costs|cost|cost> {e:braced} more to play", "{ cost = { energy = e } }", { write = false })
row("trait.#", "<is|are|am> Mighty", "{ might_at_least = 5 }", { read = false, write = false })
row("clause", "{m:self} can't be countered .", "cannot { countered = m }")
row("clause", "{q:query.pl} can't be countered .", "cannot { countered = q }")
row("clause", "if I would die , {t:doing} instead .", "instead { dies = me, run = t }")
row("clause", "if I would die , you may {c:pays} to {t:doing} instead .", "instead { dies = me, may, cost = c, run = t }")
row("action", "banish {n:digits} cards from your trash", "{ banish = card { yours, at = trash, count = n } }")
row("action", "kill {n:several} {q:query.pl}", "{ kill = { count = n, q } }")
row("action", "exhaust {n:several} {q:query.pl}", "{ exhaust = { count = n, q } }")
row("action", "return me to my owner's hand", "{ put_back = me }")
row("action", "discard (a/an) {q:query.sg}", "{ discard = q }")
row("duration", "until the start of your next turn", "until_your_turn")
row("duration", "until the start of your next Beginning Phase", "until_your_beginning_phase")
row("duration", "until I leave the board", "until_i_leave")
row("instruction", "burn {n:digits}", "burn(n)", { write = false })
row("instruction", "put {t:one} on (top of its/the top of its) owner's Main Deck", "put(t, deck)")
row("instruction", "put {t:one} on the bottom of its owner's Main Deck", "put(t, deck, bottom)")
row("instruction", "prevent all damage that would be dealt to {t:thing} {d:duration}", "prevent(all, t, d)")
row("instruction", "copy {t:one}", "copy(t)")
row("instruction", "detach {t:thing}", "detach(t)")
row("instruction", "take control of {t:thing} {d:duration}", "take_control(t, d)")
row("instruction", "move {t:thing} here", "move(t, here)", { write = false })
row("instruction", "give {t:thing} {n:plus} {{might}}", "give_might(t, n)")
