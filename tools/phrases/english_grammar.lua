-- english_grammar.lua -- the grammar of English card texts that every game has: articles, number, "it", who does
-- what, sentences, and what the clauses of a script stand for. The words of a game are rows of its own.
local row, fields, _, helpers = ...
local M = helpers.meaning

fields "adjective adjectives noun where wheres query event moment body gift trait arrival"
fields "some many pays uses state"
fields("steps doing sentences opening step two_things paragraph modes", "list")

-- A paragraph is clauses; what has a keyword before it is completed by that.
row("paragraph", "{a:clause}", "a")
row("paragraph", "{a:clause} {b:paragraph}", "a, b", { only = function(b)
    -- The instructions of a paragraph are one effect.
    return not (b.a.f.v == "effect" and b.b[1].f.v == "effect")
end })

-- Sentences are instructions in their order.
row("sentences", "{o:opening}", "o")
row("opening", "{s:steps} .", "s")
row("opening", "{s:steps} . {m:sentences}", "s, m")
row("opening", "{s:steps} . Then [,] {m:sentences}", "s, m", { write = false })
row("steps", "{a:step}", "a")
row("steps", "{a:step} [,] then {b:steps}", "a, b", { write = false })
row("steps", "{a:step} and {b:steps}", "a, b", { write = false })
row("steps", "{a:step} , {b:step} , and {c:step}", "a, b, c", { write = false })
row("steps", "{a:step} , {b:step} , {c:step} , and {d:step}", "a, b, c, d", { write = false })
-- What is done in a part of a sentence, all of it.
row("doing", "{s:steps}", "s")
row("doing", "{a:step} and {b:step}", "a, b", { read = false })
row("doing", "{a:step} , {b:step} , and {c:step}", "a, b, c", { read = false })
row("doing", "{a:step} , {b:step} , {c:step} , and {d:step}", "a, b, c, d", { read = false })
row("step", "{w:two_things}", "w")
row("step", "{i:instruction}", "i")

-- If …, ….
-- "You may" at the beginning of what a trigger does says who decides before it goes on the chain.
row("sentences", "you may {s:doing} .", "branch(wants(), s)")
row("sentences", "you may {s:doing} . {m:sentences}", "branch(wants(), s), m")
row("sentences", "if {c:check} , {s:doing} .", "branch(c, s)")
row("sentences", "if {c:check} , {s:doing} . {m:sentences}", "branch(c, s), m")
row("step", "{i:instruction} if {c:check}", "branch(c, all_of(i))")
row("sentences", "if {c:check} , {s:doing} . Otherwise , {o:doing} .", "branch(c, s, o)")
row("sentences", "if {c:check} , {s:doing} . Otherwise , {o:doing} . {m:sentences}", "branch(c, s, o), m")

row("opening", "{i:instruction} . If you do , {s:doing} .", "branch(i, s)")
row("opening", "{i:instruction} . If you do , {s:doing} . {m:sentences}", "branch(i, s), m")
row("opening", "{i:instruction} . If you can't , {s:doing} .", "branch(not i, s)")

-- One of several.
row("modes", "- {s:sentences} {m:modes}", "{ run = s }, m")
row("modes", "- {s:sentences}", "{ run = s }")
row("body", "choose one \u{2014} {m:modes}", "{ modes = m }")
row("body", "choose one (you've not chosen/that hasn't been chosen/you haven't chosen) this turn \u{2014} {m:modes}", "{ modes = all_of(fresh, m) }")
row("body", "you may {a:instruction} or {b:instruction} .", "{ may, modes = all_of({ run = all_of(a) }, { run = all_of(b) }) }")
row("body", "{a:instruction} or {b:instruction} .", "{ modes = all_of({ run = all_of(a) }, { run = all_of(b) }) }")
row("clause", "{c:uses} : choose one \u{2014} {m:modes}", "activated { cost = c, modes = m }")

-- What a clause does.

-- An "if" at the beginning of what a trigger does says when it triggers.
row("body", "{s:opening}", "{ run = s }")
row("body", "you may {s:opening}", "{ may, run = s }")
row("body", "you may {c:pays} to {s:opening}", "{ may, cost = c, run = s }")
row("body", "{c:pays} to {s:opening}", "{ cost = c, run = s }")
row("body", "you may {i:instruction} . If you do , {s:steps} .", "{ may, run = all_of(branch(i, s)) }")
row("body", "if {c:condition} , {b:body}", "{ provided = c, b }")

row("clause", "when {e:event} , {b:body}", "when { e, b }")
row("clause", "when {e:event} and when {f:event} , {b:body}", "when { e, f, b }", { write = false })
row("clause", "when {e:event} or when {f:event} , {b:body}", "when { e, f, b }")
row("clause", "when {e:event} or {f:event} , {b:body}", "when { e, f, b }", { write = false })
row("clause", "{m:moment} , {b:body}", "when { m, b }")
row("clause", "{c:uses} : {s:sentences}", "activated { cost = c, run = s }")

-- A condition is what is found, or what is so; in `run` a number tells whether it is found.
row("condition", "{f:found}", "f")
row("condition", "{f:fact}", "f")
row("condition", "{f:found} and {g:found}", "{ f, g }")
-- How many there are is compared, in `run`, and not a part of the query.
row("check", "{f:found}", "count(f) > 0", { only = function(b)
    return b.f.k == "call" or not M.field(b.f, "count")
end })
row("check", "{f:fact}", "f")
row("body", "they may {s:opening}", "{ they_may, run = s }")
row("body", "they may {c:pays} to {s:opening}", "{ they_may, cost = c, run = s }")
row("clause", "when {e:event} or {m:moment} , {b:body}", "when { e, m, b }")
row("clause", "when {e:event} while {c:condition} , {b:body}", "when { e, provided = c, b }", { write = false })
row("clause", '{q:query.pl} have " {c:clause} "', "passive { { q }, has = c }")
row("clause", '{q:query.pl} have " {c:clause} " .', "passive { { q }, has = c }", { write = false })

-- Numbers.
row("amount", "{n:digits}", "n")
row("value", "the number of {q:query.pl}", "count(q)")
row("moment", "the {n:ordinal} time {e:event} (each/in a) turn", "{ e, nth = n }")

-- What there is of things: "your other dragons".
row("query.#", "{adjectives} {noun.#} {wheres.#}", "{ noun, adjectives, wheres }")
row("adjectives", "{adjective} {adjectives}", "{ adjective, adjectives }")
row("adjectives", "{adjective} , {adjectives}", "{ adjective, adjectives }", { write = false })
row("adjectives", "", "{}")
-- "At a place you control": behind a place it is the place that you control.
row("wheres.#", "{where.#} {wheres.#}", "{ where, wheres }", { only = function(b)
    local at, mine = M.field(b.where, "at"), false
    for _, item in ipairs(b.wheres.items) do mine = mine or not item.key and item.val.key == "yours" end
    return not (at and mine)
end })
row("wheres.#", "", "{}")
row("adjective", "other", "{ another }", { write = false })

-- A thing of a kind, not chosen: what an event, a cost or a condition speaks of.
row("some", "(a/an) {q:query.sg}", "q")
row("some", "another {q:query.sg}", "{ another, q }")
row("many", "other {q:query.pl}", "{ another, q }")
row("many", "{q:query.pl}", "q")

-- Things that something is done to: chosen as they are named, all of them, or spoken of before.
row("one", "(a/an) {q:query.sg}", "chosen(q)")
row("one", "another {q:query.sg}", "chosen({ another, q })")
row("one", "(a/an) {a:query.sg} or (a/an) {b:query.sg}", "chosen(either(a, b))")
row("one", "up to one other {q:query.sg}", "chosen({ another, count = at_most(1), q })")
row("one", "up to one {q:query.sg}", "chosen({ count = at_most(1), q })")
row("more", "up to {n:few} other {q:query.pl}", "chosen({ another, count = at_most(n), q })")
row("more", "[each of] up to {n:few} {q:query.pl}", "chosen({ count = at_most(n), q })")
row("more", "any number of {q:query.pl}", "chosen({ any_number, q })")
row("more", "{n:several} {q:query.pl}", "chosen({ count = n, q })")
row("more", "your other {q:query.pl}", "{ yours, another, q }")
row("more", "your {q:query.pl}", "{ yours, q }", { read = false })
row("more", "all other {q:query.pl}", "{ another, q }")
row("more", "(all/ALL) {q:query.pl}", "q")
row("one", "each {q:query.sg}", "q", { write = false })
row("more", "{q:query.pl}", "q", { write = false })
row("one", "it", "THAT")
row("more", "them", "THAT_s")
row("more", "each of them", "THAT_s", { write = false })
row("thing", "{o:one}", "o")
row("thing", "{m:more}", "m")

-- Who a sentence is about.
row("subject.sg", "this", "me")
row("subject.sg", "(a/an) {q:query.sg}", "q", { write = false })
row("subject.pl", "your other {q:query.pl}", "{ yours, another, q }")
row("subject.pl", "other {q:query.pl}", "{ another, q }")
row("subject.pl", "{q:query.pl}", "q")

-- A passive: who, and what is so of them.
row("clause", "{s:subject.i} {g:gift.i} .", "passive { s, g }")
row("clause", "{s:subject.sg} {g:gift.sg} .", "passive { s, g }")
row("clause", "{s:subject.pl} {g:gift.pl} .", "passive { s, g }")
row("clause", "if {c:condition} , {s:subject.i} {g:arrival.i} .", "passive { s, g, provided = c }", { read = false })
row("clause", "(while/if) {c:condition} , {s:subject.i} {g:gift.i} .", "passive { s, g, provided = c }")
row("clause", "if {c:condition} , {s:subject.sg} {g:arrival.sg} .", "passive { s, g, provided = c }", { read = false })
row("clause", "(while/if) {c:condition} , {s:subject.sg} {g:gift.sg} .", "passive { s, g, provided = c }")
row("clause", "if {c:condition} , {s:subject.pl} {g:arrival.pl} .", "passive { s, g, provided = c }", { read = false })
row("clause", "(while/if) {c:condition} , {s:subject.pl} {g:gift.pl} .", "passive { s, g, provided = c }")
row("clause", "{s:subject.i} {g:gift.i} (if/while) {c:condition} .", "passive { s, g, provided = c }", { write = false })
row("clause", "{s:subject.sg} {g:gift.sg} (if/while) {c:condition} .", "passive { s, g, provided = c }", { write = false })
row("clause", "{s:subject.pl} {g:gift.pl} (if/while) {c:condition} .", "passive { s, g, provided = c }", { write = false })
row("gift.#", "{a:trait.#}", "a")
row("trait.#", "{a:arrival.#}", "a")
row("gift.#", "{a:trait.#} and {b:trait.#}", "{ a, b }")
row("trait.#", "<has|have|have> {k:keywords}", "{ has = k }")
row("keywords", "{keyword}", "keyword")
row("keywords", "{a:keyword} and {b:keyword}", "{ a, b }")
row("keywords", "{a:keyword} , {b:keyword} , and {c:keyword}", "{ a, b, c }")

row("clause", "{q:query.pl} {g:gift.pl} here .", "passive { { here, q }, g }", { write = false })
row("clause", "other {q:query.pl} {g:gift.pl} here .", "passive { { another, here, q }, g }", { write = false })
row("clause", "{q:query.pl} each {g:gift.pl} .", "passive { { q }, g }", { write = false })
row("each", "each of your {q:query.pl}", "{ yours, q }")
row("each", "each {q:query.sg}", "q")
row("each", "each other {q:query.sg}", "{ another, q }")

-- What is so for a while.
row("instruction", "{s:subject.pl} {g:gift.pl} this turn", "delayed(passive { s, g }, this_turn)")
row("instruction", "{q:query.pl} you play this turn {g:gift.pl}", "delayed(passive { { yours, q }, g }, this_turn)", { write = false })
row("instruction", "the next {q:query.sg} you play this turn {g:gift.sg}", "delayed(passive { { yours, q }, g, once }, this_turn)")

-- How long.
row("duration", "this turn", "this_turn")

-- Cards and players, in any game.
row("instruction", "draw {n:amount}", "draw(n)")

-- So many for each.
local function for_each(verb, ending, code)
    row("instruction", verb .. " 1" .. ending .. " for {q:each}", (code:gsub("NUMBER", "count(q)")))
    row("instruction", verb .. " {n:several}" .. ending .. " for {q:each}", (code:gsub("NUMBER", "n * count(q)")))
end
for_each("draw", "", "draw(NUMBER)")
helpers.for_each = for_each
row("instruction", "discard {n:amount}", "discard(n)")
row("step", "choose {a:thing} and {b:thing}", "choose(a), choose(b)")
row("instruction", "choose {t:thing}", "choose(t)")
