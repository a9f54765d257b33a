-- riftbound_sentences.lua -- the abilities that the rulebook's words make.
--
-- riftbound_phrases.lua has the words, and comes before it.
local row, _, _, helpers = ...
local words = helpers.words


row("clause", "{m:choice}", "effect { modes = m }", { of = { Spell = true } })
row("clause", "{s:sentences}", "effect { run = s }", { of = { Spell = true } })
row("clause", "{a:instruction} or {b:instruction} .", "effect { modes = all_of({ run = all_of(a) }, { run = all_of(b) }) }", { write = false })

-- How much, and how often.
row("stronger.#", "(<has|have|have> [an additional]/<gets|get|get>) {n:plus} {{might}}", "{ might = n }")
row("trait.#", "{t:stronger.#} {p:per}", "{ t, p }")
row("per", "", "{}")
row("per", "for {e:each}", "{ each = e }")
row("less_by", "{d:discount}", "{ d }")
row("less_by", "{e:braced} or {{any}}", "either({ energy = -e }, { any = -1 })")
row("acts", "give {t:thing} {a:keyword} or {b:keyword} {d:duration} .", "{ modes = all_of({ run = all_of(give(t, a, d)) }, { run = all_of(give(t, b, d)) }) }", { write = false })
row("cheaper.#", "<costs|cost|cost> {l:less_by} less [to play]", "{ cost = l }")
row("saying", "{c:more_costs} cost {l:less_by} less", "{ c, additional_cost = l }")
row("more_costs", "optional additional costs you pay", "{ card { yours } }")
row("more_costs", "friendly {k:keyword} costs", "{ spell { friendly }, of = k }")
row("cheaper.#", "<costs|cost|cost> {p:price} more [to play]", "{ cost = { p } }")
row("saying", "{q:query.pl} you play {t:cheaper.pl}", "{ { yours, q }, t }", { write = false })
row("saying", "{q:query.pl} (opponents/your opponents/an opponent) (play/plays) {t:cheaper.pl}", "{ { enemy, q }, t }", { write = false })
row("saying", "the {n:earlier} {q:query.sg} you play each turn {t:cheaper.sg}", "{ { yours, q }, t, provided = happened { finalized = q, by = you, count = n } }")
row("arrival.#", "{t:cheaper.#} {p:per}", "{ t, p }")
row("arrival.#", "<costs|cost|cost> {d:discount} less {p:per} [,] to a minimum of {m:braced}", "{ cost = { d, minimum = m }, p }")
row("each", "each {q:query.sg} you've {v:done} this turn", "happened { v = q, by = you }")
row("each", "each {q:query.sg} (that {v:past}/{v:done}) this turn", "happened { v = q }")
words("each", "each Energy in the cost of what you paid with = energy_paid(), each Power in the cost of what you paid with = power_paid(), " ..
    "each point you scored from holding this turn = happened { holds = you; total }, " ..
    "each (buff you spend/killed this way) = paid(), each {{might}} of what it chooses = might(it)")

-- What is so of things.
row("arrival.#", "<enters|enter|enter> {w:entering}", "{ enters = w }")
row("saying", "({q:many} enter {w:entering} here/{q:query.pl} here enter {w:entering})", "{ { q }, enters = w, to = here }")
words("entering", "ready = readied, exhausted")
row("trait.#", "<has|have|have> {n:plus} {{might}} , to a minimum of {m:number} ({{might}}/)", "{ might = n, minimum = m }")
row("trait.#", "<has|have|have> ({n:plus} {{might}} and {k:keywords}/{n:plus} {{might}} , {k:listed}/{k:keywords} and {n:plus} {{might}}/{k:row_of} , and {n:plus} {{might}})", "{ might = n, has = k }")
row("listed", "{a:keyword} , and {b:keyword}", "{ a, b }", { write = false })
row("row_of", "{a:keyword} , {b:keyword}", "{ a, b }", { write = false })
row("trait.#", "<has|have|have> {k:keyword} equal to {a:every}", "{ has = k, each = a }")
row("trait.#", "<deals|deal|deal> {n:number} Bonus Damage [(to {q:query.pl}/for {e:each})]", "{ bonus_damage = n, to = q, each = e }")
row("trait.#", "<is|are|am> (a/an) {t:tag.sg}", "{ has = tag(t) }")
words("trait.#", "must be assigned combat damage last = assigned = last, <doesn't|don't|don't> deal combat damage = combat_damage = 0, " ..
    "<gives|give|give> double <its|their|my> [base] Might Bonus = might_bonus_times = 2", "{ WORD }")
row("trait.#", "<loses|lose|lose> {l:lost}", "{ loses = l }")
row("trait.#", "<is|are|am> Mighty", "{ might_at_least = 5 }", { read = false, write = false })
row("subject.i", "I", "me", { of = { Unit = true, Legend = true } })
words("subject.sg", "this ability = ability { me }", "WORD", { write = false })
words("subject.pl", "your spells and abilities = either(spell { yours }; ability { yours }), spells and abilities = either(spell; ability), my abilities = ability { me }")
row("saying", "(while/as long as) I'm {a:state} , {s:subject.i} {g:gift.i}", "{ { kind = unit, s, a }, g }", { first = true })
row("saying", "while I have {n:atleast} {{might}} , {s:subject.i} {g:gift.i}", "{ { kind = unit, s, might = at_least(n) }, g }", { first = true })
row("saying", "{q:query.pl} {g:gift.pl} while {a:state}", "{ { q, a }, g }", { write = false })
row("saying", "{s:subject.i} {g:gift.i} while {a:state}", "{ { kind = unit, s, a }, g }", { write = false })
row("saying", "while this is {a:state} , it {g:gift.sg}", "{ { kind = gear, me, a }, g }", { first = true, of = { Gear = true } })
row("saying", "while (a/an) {q:query.sg} {s:standing} , it {g:gift.sg}", "{ { s, q }, g }")
-- What is so of things, behind what they are or have.
row("being.#", "<is|are|am> {a:state}", "a")
row("being.#", "<has|have|have> {m:marking}", "m")
row("marking", "({n:number} {{might}} or {m:more_or_less}/{n:number} or {m:more_or_less} Might)", "{ might = m(n) }")
row("marking", "{k:keyword}", "{ has = k }")
row("being.#", "<costs|cost|cost> {e:braced} or {m:more_or_less}", "{ energy = m(e) }")
row("saying", "({q:query.pl} {g:gift.pl} (while/if/as long as) (they {b:being.pl}/they're {b:state})/(each/a/an) {q:query.sg} {g:gift.sg} (while/if/as long as) (it {b:being.sg}/it's {b:state}))", "{ { q, b }, g }", { write = false })
words("standing", "attacks alone = attacking; alone, defends alone = defending; alone", "{ WORD }")
row("standing", "is {a:state}", "a")
row("saying", "ignore {k:keyword} while paying this spell's cost", "{ me, ignores = k }")
row("saying", "you ignore {k:keyword} while assigning combat damage here", "{ player { you }, ignores = k, provided = unit { me, in_combat } }")
row("trait.#", "<is|are|am> (a/an) {q:query.sg} as well", "{ is = q }")
-- The same of things in another measure while something is so of this: one of both is.
row("paragraph", "{q:query.pl} {g:gift.pl} . If (this is/I'm) {a:state} , they {h:gift.pl} instead .",
    "passive { { q }, g, provided = gear { me, except { a } } }, passive { { q }, h, provided = gear { me, a } }",
    { write = false, of = { Gear = true } })
row("saying", "{c:changed} by {a:every}", "{ me, c, each = a }")
words("changed", "my Might is increased = might = 1, this spell's Energy cost is reduced = cost = { energy = -1 }", "{ WORD }")
row("saying", "(the Energy costs for {q:query.pl} you play (are/is)/your {q:query.pl} 's Energy costs are) reduced by {e:braced} , to a minimum of {m:braced}", "{ { yours, q }, cost = { energy = -e, minimum = m } }")
row("saying", "reduce my cost by {d:discount} {p:per}", "{ me, cost = { d }, p }", { write = false })
words("saying", "ignore this spell's cost = me; ignoring_cost, you may hide an additional card here = me; facedown_room = 1", "{ WORD }")
row("as_long", "if you do ,", "{ provided = paid() }", { write = false })
row("saying", "{q:query.pl} that choose {o:object} {g:gift.pl}", "{ { q }, choosing = o, g }")
row("saying", "I cost {d:discount} less to play from anywhere other than your hand", "{ card { me, except { from = hand } }, cost = { d } }")
row("saying", "I cost {d:discount} less to play from {z:played_from}", "{ card { me, from = z }, cost = { d } }")
row("saying", "your {k:triggers} effects for (conquering/holding) here trigger an additional time", "{ yours, triggers_again = k, at = here }")
row("saying", "your {k:triggers} effects [{w:where.pl}] {t:triggering}", "{ permanent { yours, w }, t = k }")
words("triggering", "trigger an additional time = triggers_again, don't trigger = never_triggers")
row("triggers", "{k:keyword}", "k")
words("triggers", 'conquer = "conquers", hold = "holds"')
row("saying", "increase the points needed to win the game by {n:number}", "{ player, victory_score = n }")
row("saying", "any amount of your damage is enough to kill {q:query.pl}", "{ { q }, lethal = 1, by = you }")
row("saying", "if you play me to a battlefield , I enter ready", "{ me, enters = readied, to = battlefield }")
row("saying", "your {q:query.pl} ['s] abilities cost {l:less_by} less [to use]", "{ ability { of = { yours, q } }, cost = l }")
row("saying", "my {k:keyword} ability [that chooses {o:some}] costs {d:discount} less {p:per}", "{ ability { me }, of = k, choosing = o, cost = { d }, p }")
row("saying", "{k:keyword} {a:price} . This ability costs {d:discount} less {p:per}", "{ ability { me }, of = k, cost = { d }, p }", { write = false })
row("saying", "the {n:earlier} {q:query.sg} played each turn costs {d:discount} less", "{ { q }, cost = { d }, provided = happened { played = { q }, count = n } }")
row("saying", "the {n:earlier} {q:query.sg} activated ability played each turn costs {d:discount} less",
    "{ ability { of = q }, cost = { d }, provided = happened { ability_finalized = q, count = n } }")
row("saying", "{k:keyword} costs of {q:query.pl} cost {l:less_by} less", "{ ability { of = q }, of = k, cost = l }")
row("saying", "each {q:query.sg} that chooses one or more {r:query.pl} that are friendly to it {t:cheaper.sg}", "{ { q }, choosing = { allied, r }, t }")
row("saying", "players ignore {k:keyword} while paying for spells and abilities choosing {s:some}", "{ either(spell { chooses = s }, ability { chooses = s }), ignores = k }")
row("clause", "any player may {c:pays} as an additional cost to play {s:some} . If they do , they play it to this battlefield .",
    "can { played = s, by = player, to = here, additional_cost = c }")
row("so_long", "{o:occasion}", "{ provided = o }")
row("clause", "{s:subject.i} {t:trait.i} unless I'm {a:state} .", "passive { { kind = unit, s, except { a } }, t }")

-- Keywords with a text of their own.
row("clause", "«Legion» \u{2014} {c:clause}", "legion { c }")
row("clause", "«Deathknell» \u{2014} {b:body}", "deathknell { b }")

-- What is paid for.
row("speed", "", "{}")
row("speed", "{a:fast} (\u{2014}/,/)", "a")
words("fast", "\u{AB}Action\u{BB} = action, \u{AB}Reaction\u{BB} = reaction", "{ WORD }")
row("deed", "{s:sentences}", "{ run = s }")
row("deed", "{a:acts}", "a")
row("acts", "{a:adding} .", "a")
row("adding", "(add/«Add» add/«Add») {p:price}", "{ adds = p }")
-- How often, behind what triggers.
row("clause", "{t:trigger} , {b:body} (Use this/This triggers/This ability triggers) only {r:often} .", "when { t, b, r }", { write = false })
words("often", "once (per/each/a) turn = each_turn = 1, twice (per/each/a) turn = each_turn = 2", "{ WORD }")
row("limits", "", "{}")
row("limits", "{l:limit} .", "l")
row("limit", "Use (/this ability/this) only {r:restriction} [and [only] {s:restriction}]", "{ r, s }")
row("restriction", "if {p:condition}", "{ provided = p }", { read = false })
row("restriction", "{s:so_long}", "s")
words("restriction", "once (per/each/a) turn = each_turn = 1, twice (per/each/a) turn = each_turn = 2, ", "{ WORD }")
row("limit", "(Use/Spend this (Energy/Power)) only {s:spent_on}", "{ only = s }")
row("spent_on", "to play {q:query.pl}", "q")
row("spent_on", "during showdowns", "battlefield { in_showdown }", { first = true })
row("spent_on", "to play {q:query.pl} or (activated abilities of {r:query.pl}/use {r:query.sg} abilities)", "either(q, ability { of = r })")
row("body", "{w:decides} may pay {p:price} . If (you/they) do , {s:sentences}", "{ w, cost = { p }, run = s }", { write = false })
-- What is spent is no instruction, as what is exhausted, killed or discarded is.
row("body", "{w:decides} may {a:spending} . If (you/they) do , {s:sentences}", "{ w, cost = { a }, run = s }", { write = false })
row("clause", "{c:uses} : {f:speed} {d:deed} {l:limits}", "activated { f, cost = c, d, l }")
row("clause", "{a:fast} \u{2014} {c:uses} : {d:deed} {l:limits}", "activated { a, cost = c, d, l }", { write = false })

row("clause", "{c:uses} : {f:speed} «Legion» \u{2014} {d:deed}", "legion { activated { f, cost = c, d } }", { write = false })

-- What can be.
row("leave", "(you may play me/I can be played) {w:leave_ways}", "{ played = me, w }")
row("leave", "{q:many} (can/may) be played {w:leave_ways}", "{ played = q, w }")
row("leave_ways", "(from {z:played_from} [{w:leave_way}]/{w:leave_way})", "{ from = z, w }")
row("leave_ways", "{v:leave_way} ({w:leave_way}/from {z:played_from})", "{ v, w, from = z }", { write = false })
words("played_from", "your trash = trash, your banishment = banishment, your Champion Zone = champion_zone, face down = facedown")
row("leave_way", "to {f:field}", "{ to = f }")
row("leave_way", "for {p:price}", "{ cost = p }")
row("clause", "{i:in_case} {l:leave} .", "can { l, i }")
row("clause", "{l:leave} {s:so_long} .", "can { l, s }", { write = false })
row("clause", "{q:query.pl} can move here from anywhere .", "can { moves = q, to = here }")

-- What cannot be.
words("forbidden", "be readied = readied, be moved = moves, be killed = dies, move = moves, be stunned = stunned, take damage = damaged, be dealt damage = damaged, " ..
    "be chosen = chosen, be countered = countered, be played = played, gain points = points, score = scored")
-- Only what moves or is played comes to a place.
local function may_come(b)
    local to = helpers.meaning.field(b.w, "to")
    return not (to and to.key == "here") or b.v.v == "played" or b.v.v == "moves"
end
row("ban", "{b:subject.#} (can't/don't) {v:forbidden} {w:ban_ways}", "{ v = b, w }", { only = may_come })
row("ban", "{b:subject.i} can't {v:forbidden} {w:ban_ways}", "{ v = b, w }", { read = false, first = true })
row("ban_ways", "", "{}")
row("ban_ways", "{v:ban_way} {w:ban_ways}", "{ v, w }")
row("ban_way", "on your first , second , or third turns", "{ provided = player { you, turn_player, turn = at_most(3) } }")
words("ban_way", "during your Awaken Phase = phase = \"Awaken\"; provided = player { you; turn_player }, from battlefield to battlefield = from = battlefield; to = battlefield, to base = to = base, from here = from = here, by enemy spells and abilities = by = opponent; with = either(spell; ability), " ..
    "by enemy spells = by = opponent; with = spell, " ..
    "by enemy abilities = by = opponent; with = ability, by opponents = by = opponent, from face down = from = facedown, from (their trash/trashes/a trash) = from = trash, from (their hand/hands) = from = hand", "{ WORD }")
-- Of players and of what is an enemy's there are words of its own.
local function has_word(q, word) return q.key:find("%f[%w]" .. word .. "%f[%W]") ~= nil end
row("ban_way", "by {q:query.pl}", "{ with = q }", { only = function(b)
    return not has_word(b.q, "enemy") and not has_word(b.q, "opponent") and not has_word(b.q, "player")
end })
row("ban_way", "by {q:query.pl} (and/or) {r:query.pl}", "{ with = either(q, r) }", { only = function(b) return has_word(b.q, "enemy") == has_word(b.r, "enemy") end })
row("ban_way", "here", "{ to = here }")
row("instruction", "{o:all_spoken_of} can't {v:forbidden} [or {u:forbidden}] {w:ban_ways} {d:duration}", "delayed(cannot { v = it, u = it, w }, d, o)")
row("all_spoken_of", "{o:spoken_of}", "o")
row("all_spoken_of", "they", "THAT_s")
row("instruction", "({b:ban} {d:duration}/{d:duration} , {b:ban})", "delayed(cannot { b }, d)")
row("ban", "{b:banned} can't {v:acted.pl} {q:query.pl} {w:ban_ways}", "{ v = q, b, w }")
row("ban", "opponents can only play {q:query.pl} to their base", "{ played = q, by = opponent, to = battlefield }")
row("clause", "{b:itself} can't {v:forbidden} {w:ban_ways} unless I'm {a:state} .", "cannot { v = unit { b, except { a } }, w }")
words("banned", "opponents = by = opponent, you = by = you, players = by = player, spells and abilities = with = either(spell; ability)", "{ WORD }")
row("clause", "{w:as_long} {b:ban} .", "cannot { b, w }")
row("clause", "{b:ban} {s:so_long} .", "cannot { b, s }", { write = false })
row("clause", "{q:query.pl} can't {v:forbidden} here .", "cannot { v = { here, q } }", { write = false, only = function(b)
    return b.v.v ~= "played" and b.v.v ~= "moves" and b.v.v ~= "scored" and b.v.v ~= "points"
end })
row("clause", "players can't score here until their {n:ordinal} turn .", "cannot { scored = player { turn = less_than(n) }, here }")

-- What happens instead.
row("replacing", "([{w:decides} may] {t:doing} instead ./{t:doing} instead . {m:sentences})", "{ w, run = all_of(t, m) }")
row("replacing", "{w:decides} may {c:pays} (to {t:doing} instead/instead . If you do , {t:doing}) .", "{ w, cost = c, run = t }")
row("clause", "if {s:some} would die {w:wheres.sg} , {r:replacing} [{l:limit} .]", "instead { dies = { s, w }, r, l }")
row("clause", "{w:as_long} prevent all damage that enemy spells and abilities would deal to {m:self} .",
    "instead { damaged = m, with = either(spell { enemy }, ability { enemy }), w }")
row("clause", "if I would die , {r:replacing}", "instead { dies = me, r }")
row("clause", "if {s:some} would go to [a] trash {f:left} , {r:replacing}", "instead { leaves = s, to = trash, f, r }")
words("left", " = , from anywhere other than (its/your/a) Main Deck = provided = card { it; at = deck; count = 0 }", "{ WORD }")
row("clause", "if {s:some} would (score/gain) {n:points} [{w:way}] , {r:replacing}", "instead { points = s, amount = n, w, r }")
row("clause", "if a spell or ability {c:choosing} would {v:acted.pl} [or {w:acted.pl}] {o:object} , {r:replacing}", "instead { v = o, w = o, with = either(spell { c }, ability { c }), r }")

-- As it is played.
row("extra", "(you may {c:pays} as an additional cost to play {m:self}/as an additional cost to play {m:self} , you may {c:pays}/as you play {m:self} , you may {c:pays} as an additional cost)", "{ played = m, may, cost = c }")
row("extra", "as an additional cost to play {m:self} , {c:pays}", "{ played = m, cost = c }")
row("extra", "as you play {m:self} , (name/choose) a tag", "{ played = m, run = all_of(name_tag()) }")
row("clause", "{i:in_case} {e:extra} .", "as { e, i }")
row("paragraph", "{e:extra} . If you do , {s:doing} . [Otherwise , {o:doing} .]", "as { e }, effect { run = all_of(branch(paid(), s, o)) }", { write = false })
row("paragraph", "{s:subject.i} {g:gift.i} and can't {v:forbidden} {w:ban_ways} .", "passive { s, g }, cannot { v = s, w }", { write = false })

-- From the trash.
row("clause", "{t:trigger} , you may {c:pays} to {i:comes_back} .", "when { t, works_in = trash, may, cost = c, run = all_of(i) }")
words("comes_back", "play me from your trash = play(me; ignoring_cost), return (me/this) from your trash to your hand = put(me; hand)")

-- A battlefield's text is its controller's: nobody else is its "you". Where it speaks of nobody's side, it says so.
local function of_you(n)
    for _, w in ipairs { "you", "yours", "friendly", "enemy", "opponent" } do
        if n.key:find("%f[%w]" .. w .. "%f[%W]") then return true end
    end
end
local your_battlefield = { write = false, only = function(b) return of_you(b.s) end }
local nobodys_side = { only = function(b) return not of_you(b.s) end }
row("clause", "while you control this battlefield , {s:clause}", "s", { write = false, only = function(b) return b.s.f.v ~= "passive" or of_you(b.s) end })
row("clause", "while you control this battlefield , {s:saying} .", "passive { s, provided = battlefield { me, yours } }", nobodys_side)
row("clause", "{s:saying} while you control this battlefield .", "passive { s }", your_battlefield)
row("clause", "{s:saying} while you control this battlefield .", "passive { s, provided = battlefield { me, yours } }", nobodys_side)
row("condition", "you control this battlefield and {f:found}", "{ battlefield { me, yours }, f }", { of = { Battlefield = true } })

-- Further words.
words("where.#", "(there/at that battlefield/at its destination) = there, in banishment = at = banishment, other than it = except { it }", "{ WORD }")
words("where.sg", "at the same battlefield = there; at = battlefield, at the same location = there", "{ WORD }", { write = false })
row("where.#", "in hand", "{ at = hand }", { read = false })
words("where.#", "with less Might than me = might = less_than(might(me)), with less Might than it = might = less_than(might(it)), with that name = name = named, you play from your trash = yours; from = trash, you play from your hand = yours; from = hand, with Power cost {{any}} {{any}} or more = power = at_least(2), " ..
    "with Energy cost less than your points = energy = less_than(points(you)), " ..
    "that costs no more Energy and no more Power than the killed unit = energy = at_most(energy_paid()); power = at_most(power_paid())", "{ WORD }")
row("where.sg", "that chooses {s:some}", "{ chooses = s }")
-- What is alike in something, or is not.
words("alike.sg", 'name = "name", tag = "tag", type = "type", Might = "might", Energy cost = "energy"')
words("alike.pl", 'names = "name", tags = "tag", types = "type", Mights = "might", Energy costs = "energy"')
row("where.#", "(with the same {f:alike.sg}/that share (a/an) {f:alike.sg})", "{ same = f }")
row("where.#", "with <a different {f:alike.sg}|different {f:alike.pl}>", "{ different = f }")
row("where.#", "that <shares|share> (a/an) {f:alike.sg} with {m:self}", "{ same = { f, m } }")
row("each", "each different {f:alike.sg} among {q:query.pl}", "{ different = f, q }")
-- Several that are chosen together.
words("grouping", "at a battlefield = together; at = battlefield, at the same (location/battlefield) = together, " ..
    "at different locations = apart", "{ WORD }")
row("grouping", "(with/and) [a] total Might [of] {n:number} or less", "{ total_might = at_most(n) }")
row("one", "(a/an) {a:adjectives} spell or ability {c:choosing}", "chosen(either({ kind = spell, a, c }, { kind = ability, a, c }))", { first = true })
row("choosing", "", "{}")
row("choosing", "that chooses {s:some}", "{ chooses = s }")
row("choosing", "that chooses {m:self}", "{ chooses = m }")
row("choosing", "that chooses it and no other {q:query.sg}", "{ chooses = unit { it }, except { chooses = { except { it }, q } } }")
