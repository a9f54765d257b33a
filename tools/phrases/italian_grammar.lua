-- italian_grammar.lua -- the grammar of Italian card texts: articles and adjectives by gender, sentences, and what the
-- clauses of a script stand for where a word says it. What no word says is in any_grammar.lua.
--
-- A noun is of one gender, and so is all that is said of it: nounf and nounm, adjf and adjm, queryf and querym.
local row, fields, _, helpers = ...
local M = helpers.meaning

fields "nounf nounm adjf adjm adjsf adjsm queryf querym wheres one_of any_of"

-- What there is of things: the noun, what it is like, where it is.
for _, gender in ipairs { "f", "m" } do
    local function of(text) return (text:gsub("GENDER", gender)) end
    row(of "queryGENDER.#", of "{n:nounGENDER.#} {a:adjsGENDER.#} {w:wheres.#}", "{ n, a, w }")
    row(of "adjsGENDER.#", of "{a:adjGENDER.#} {b:adjsGENDER.#}", "{ a, b }")
    row(of "adjsGENDER.#", "", "{}")
end
row("wheres.#", "{a:where.#} {b:wheres.#}", "{ a, b }")
row("wheres.#", "", "{}")
row("one_of", "una {q:queryf.sg}", "q")
row("one_of", "un {q:querym.sg}", "q")
row("any_of", "le {q:queryf.pl}", "q")
row("any_of", "i {q:querym.pl}", "q")
row("subject.pl", "{a:any_of}", "a")

-- Sentences.
row("opening", "{s:plain} {m:sentences}", "s, m")
row("sentences", "{s:free} {m:sentences}", "s, m")
row("doing", "{a:step} e {b:step}", "a, b", { read = false })
row("doing", "{a:step} , {b:step} e {c:step}", "a, b, c", { read = false })
row("free", "puoi {s:doing} .", "branch(wants(), s)")
row("free", "se {c:check} , {s:doing} .", "branch(c, s)")
row("step", "{i:instruction} se {c:check}", "branch(c, all_of(i))")

-- When, and on what it depends.
row("trigger", "quando {e:event}", "e")
row("trigger", "{m:moment}", "m")
row("as_long", "finché {c:condition} ,", "{ provided = c }")
row("clause", "{w:as_long} {s:saying} .", "passive { s, w }")
row("check", "{f:found}", "count(f) > 0", { only = function(b)
    return b.f.k == "call" or not M.field(b.f, "count")
end })
row("check", "{f:fact}", "f")
row("gift.#", "{a:trait.#} e {b:trait.#}", "{ a, b }")
row("trait.#", "<ha|hanno|hai> {k:keywords}", "{ has = k }")
row("keywords", "{a:keyword} e {b:keyword}", "{ a, b }")
