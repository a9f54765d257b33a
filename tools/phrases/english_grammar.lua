-- english_grammar.lua -- the grammar of English card texts that every game has: articles, number, "it", who does
-- what, sentences, and what the clauses of a script stand for. The words of a game are rows of its own.
local row, fields, _, helpers = ...
local M = helpers.meaning

-- Sentences are instructions in their order. What begins with "if" or "you may" says more at the beginning of a clause.
row("opening", "{s:plain} [Then [,]] {m:sentences}", "s, m")
row("sentences", "{s:free} [Then [,]] {m:sentences}", "s, m")
-- "They draw 1 and discard 1": what they do first they do all along.
local one_doer = { write = false, only = function(b)
    local a, next_one = b.a[#b.a], b.b[1]
    local who = a and a.k == "call" and a.args[#a.args]
    return not (who and who.k == "pron" and who.v == "they" and next_one.k == "call" and not next_one.key:find("[<(]chosen") and not next_one.key:find("<"))
end }
row("steps", "{a:step} [,] (then/and) {b:steps}", "a, b", one_doer)
row("steps", "{a:step} , {b:step} [,] and {c:step}", "a, b, c", { write = false })
row("steps", "{a:step} , {b:step} (and/,) {c:step} [,] and {d:step}", "a, b, c, d", { write = false })
-- What is done in a part of a sentence, all of it.
row("doing", "{a:step} and {b:step}", "a, b", { read = false })
row("doing", "{a:step} , {b:step} , and {c:step}", "a, b, c", { read = false })
row("doing", "{a:step} , {b:step} , {c:step} , and {d:step}", "a, b, c, d", { read = false })

-- If …, ….
-- "You may" at the beginning of what a trigger does says who decides before it goes on the chain.
row("free", "you may {s:doing} .", "branch(wants(), s)")
row("free", "if {c:check} , {s:doing} .", "branch(c, s)")
row("plain", "if {c:check} , {s:doing} . Otherwise , {o:doing} .", "branch(c, s, o)")
row("step", "{i:instruction} if {c:check}", "branch(c, all_of(i))")
row("plain", "{i:instruction} . If you do , {s:doing} .", "branch(i, s)")
row("plain", "{i:instruction} . If you can't , {s:doing} .", "branch(not i, s)")

-- One of several.
row("modes", "- {s:sentences} {m:modes}", "{ run = s }, m")
row("modes", "- {s:sentences}", "{ run = s }")
row("choice", "choose one \u{2014} {m:modes}", "m")
row("choice", "choose one (you've not chosen/that hasn't been chosen/you haven't chosen) this turn \u{2014} {m:modes}", "fresh, m")
row("acts", "{a:instruction} or {b:instruction} .", "{ modes = all_of({ run = all_of(a) }, { run = all_of(b) }) }")

-- What a clause does.

-- An "if" at the beginning of what a trigger does says when it triggers.
row("optional", "{w:decides} may", "w")
helpers.words("decides", "you = may, they = they_may", "{ WORD }")
-- What may be left is one sentence where that is short: of two the second would read as done at any rate.
local short = { read = false, first = true, where = function(b)
    for _, x in ipairs(b.s) do if x.k == "let" then return false end end
    return #b.s > 1 and #b.s <= 3
end }
row("body", "{w:decides} may {s:doing} .", "{ w, run = s }", short)
row("body", "{w:decides} may {c:pays} to {s:doing} .", "{ w, cost = c, run = s }", short)
row("body", "{w:optional} {c:pays} to {a:acts}", "{ w, cost = c, a }")
row("body", "if {c:condition} , {b:body}", "{ provided = c, b }")

-- When it does.
row("trigger", "when {e:event}", "e")
row("trigger", "{m:moment}", "m")
row("trigger", "when {e:event} ((or/and) {t:trigger}/or {f:event})", "{ e, t, f }")
row("trigger", "when {e:event} while {c:condition}", "{ e, provided = c }", { write = false })
row("trigger", "once each turn , {t:trigger}", "{ each_turn = 1, t }")
row("trigger", "twice each turn , {t:trigger}", "{ each_turn = 2, t }")

-- A condition is what is found, or what is so; in `run` a number tells whether it is found.
row("condition", "{f:found} and {g:found}", "{ f, g }")
-- How many there are is compared, in `run`, and not a part of the query.
local function counted(f)
    local t = f.k == "call" and f.f.v == "happened" and f.args[1] or f.k == "table" and f
    return t and M.field(t, "count")
end
-- What was paid is so or is not, and no number.
local function is_a_number(f) return f.k ~= "call" or f.f.v == "happened" end
row("check", "{f:found}", "count(f) > 0", { only = function(b) return is_a_number(b.f) and not counted(b.f) end })
-- How often something has happened is compared.
row("check", "{f:found}", function(b)
    local n = counted(b.f)
    if not n then return not is_a_number(b.f) and b.f or nil end
    local happened = b.f.k == "call"
    local rest = {}
    for _, item in ipairs((happened and b.f.args[1] or b.f).items) do if item.key ~= "count" then rest[#rest + 1] = item end end
    local sign = n.k == "call" and ({ at_least = ">=", at_most = "<=", less_than = "<" })[n.f.v]
    if n.k == "call" and not sign then return nil end
    local what = M.table(rest)
    return M.keyed { k = "op", v = sign or "==", a = M.call("count", { happened and M.call("happened", { what }) or what }), b = sign and n.args[1] or n }
end, { parts = function(x)
    if x.k == "call" then return { f = x } end
    local of = x.k == "op" and x.a.k == "call" and x.a.f.v == "count" and #x.a.args == 1 and x.a.args[1]
    local bound = of and ({ [">="] = "at_least", ["<="] = "at_most", ["<"] = "less_than" })[x.v]
    if not of or not bound and x.v ~= "==" then return nil end
    local happened = of.k == "call" and of.f.v == "happened"
    local what = happened and of.args[1] or of
    if what.k ~= "table" or M.field(what, "count") then return nil end
    local items = table.move(what.items, 1, #what.items, 1, {})
    items[#items + 1] = { key = "count", val = bound and M.call(bound, { x.b }) or x.b }
    return { f = happened and M.call("happened", { M.table(items) }) or M.table(items) }
end })
row("clause", '{q:query.pl} have " {c:clause} " [.]', "passive { { q }, has = c }")

-- Numbers.
row("value", "the number of {q:query.pl}", "count(q)")
row("moment", "the {n:ordinal} time {e:event} (each/in a) turn", "{ e, nth = n }")

-- What there is of things: "your other dragons".
row("query.#", "{adjectives} {noun.#} {wheres.#}", "{ noun, adjectives, wheres }")
fields "possessor"
helpers.words("possessor", "your = yours", "{ WORD }")
row("query.#", "{possessor} {adjectives} {noun.#} {wheres.#}", "{ possessor, noun, adjectives, wheres }")
row("adjectives", "", "{}")
-- "At a place you control": behind a place it is the place that you control.
row("wheres.#", "{where.#} {wheres.#}", "{ where, wheres }", { only = function(b)
    local at, mine = M.field(b.where, "at"), false
    for _, item in ipairs(b.wheres.items) do mine = mine or not item.key and item.val.key == "yours" end
    return not (at and mine)
end })
row("wheres.#", "", "{}")
row("adjective", "other", "{ another }")
row("adjective", "non- {p:property}", "{ except { p } }")

-- A thing of a kind, not chosen: what an event, a cost or a condition speaks of.
row("some", "another {q:query.sg}", "{ another, q }")
row("some", "(a/an/any) {q:query.sg}", "q")
row("some", "your {q:query.sg}", "{ yours, q }", { write = false })

-- Things that something is done to: chosen as they are named, all of them, or spoken of before.
-- What is hidden in a hand is no target.
row("one", "{s:some}", "chosen(s)", { only = function(b)
    local at = b.s.k == "table" and M.field(b.s, "at")
    return not (at and at.key == "hand")
end })
row("one", "{a:some} or {b:some}", "chosen(either(a, b))")
row("one", "up to one {q:query.sg}", "chosen({ count = at_most(1), q })")
row("more", "{h:how_many} {q:query.pl} {g:groupings}", "chosen({ h, q, g })")
row("how_many", "[each of] up to {n:few}", "{ count = at_most(n) }")
row("how_many", "any number of", "{ any_number }")
row("how_many", "{n:several}", "{ count = n }")
row("grouping", "with the same controller", "{ same_controller }")
row("more", "((all/ALL) {q:query.pl}/each {q:query.sg}/{q:query.pl})", "q")
row("one", "it", "THAT")
row("more", "(them/each of them)", "THAT_s")

-- Who a sentence is about.
row("subject.sg", "this", "me")
row("subject.sg", "each {q:query.sg}", "q", { write = false })
row("subject.pl", "{q:query.pl} [each]", "q")

-- A passive: who, and what is so of them.
-- On what it depends.
row("in_case", "if {c:condition} ,", "{ provided = c }", { read = false })
-- What happened or was paid is so or is not, and does not last.
local function over(b) return b.c.k == "call" end
row("as_long", "{l:so_long} ,", "l")
row("so_long", "(if/while/as long as) {c:condition}", "{ provided = c }", { where = over })
row("so_long", "(while/if/as long as) {c:condition}", "{ provided = c }", { where = function(b) return not over(b) end })
row("saying", "{q:many} {g:gift.pl} here", "{ { here, q }, g }", { write = false, only = function(b) return not M.field(b.g, "enters") end })
row("clause", "if {c:condition} , {s:arriving} .", "passive { s, provided = c }", { read = false })
row("clause", "{w:as_long} {s:saying} .", "passive { s, w }")
row("clause", "{s:saying} {l:so_long} .", "passive { s, l }", { write = false })
row("gift.#", "{a:trait.#} and {b:trait.#}", "{ a, b }")
row("trait.#", "<has|have|have> {k:keywords}", "{ has = k }")
row("keywords", "{a:keyword} [, {b:keyword} [,]] and {c:keyword}", "{ a, b, c }")

row("each", "each of your {q:query.pl}", "{ yours, q }")
row("each", "each {q:query.sg}", "q")

-- What is so for a while.
row("instruction", "{d:duration} , {s:saying}", "delayed(passive { s }, d)", { write = false })
row("instruction", "{q:query.pl} you play this turn {g:gift.pl}", "delayed(passive { { yours, q }, g }, this_turn)", { write = false })
row("instruction", "(the next {q:query.sg} you play this turn/your next {q:query.sg} this turn/the next time you play (a/an) {q:query.sg} this turn , it) {g:gift.sg} [this turn]", "delayed(passive { { yours, q }, g, once }, this_turn)")

-- Cards and players, in any game.
row("cards", "({n:amount}/{n:few} cards)", "n")
row("cards", "a card", "1", { write = false })
row("instruction", "draw {n:cards}", "draw(n)")
row("instruction", "draw cards equal to {n:value}", "draw(n)", { write = false })

-- So many for each.
-- Of a call in which one number is so much for each of them: what is done for one, and for each of what; else nil.
local function once_and_how_often(x)
    local at, once, of
    for n, a in ipairs(x.k == "call" and x.args or {}) do
        local product = a.k == "op" and a.v == "*" and a.a.k == "num" and a.b
        local counted_ones = product or a
        if counted_ones.k == "call" and counted_ones.f.v == "count" and #counted_ones.args == 1 then
            if at then return nil end
            at, once, of = n, product and a.a or M.num(1), counted_ones.args[1]
        end
    end
    if not at then return nil end
    local args = table.move(x.args, 1, #x.args, 1, {})
    args[at] = once
    return { i = M.call(x.f, args), q = of }
end
-- Of whatever has one number: what is done so often or so much for each of them.
row("step", "{i:instruction} for {q:each}", function(b)
    local at, many = nil, 0
    for n, a in ipairs(b.i.k == "call" and b.i.args or {}) do
        if a.k == "num" then at, many = n, many + 1 end
    end
    if many ~= 1 or b.i.args[at].v == 0 then return nil end
    local args, n = table.move(b.i.args, 1, #b.i.args, 1, {}), b.i.args[at]
    local counted_ones = M.call("count", { b.q })
    args[at] = n.v == 1 and counted_ones or M.keyed { k = "op", v = "*", a = n, b = counted_ones }
    return M.list { M.call(b.i.f, args) }
end, { parts = once_and_how_often })
-- Whose deed it is may be said.
row("step", "you {i:instruction}", "i", { write = false })
row("instruction", "discard {n:cards}", "discard(n)")
row("instruction", "discard your hand", "discard(hand)")
row("step", "choose {a:thing} and {b:thing}", "choose(a), choose(b)")
row("instruction", "choose {t:thing}", "choose(t)")
