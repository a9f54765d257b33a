-- any_grammar.lua -- what the grammars of all languages have: which types there are, and how clauses, sentences and
-- instructions are made of each other where no word stands between them. A language's own rows come after these.
local row, fields, _, helpers = ...
local M = helpers.meaning

fields "adjective adjectives property noun where wheres query event moment trigger saying arriving in_case as_long so_long body acts decides optional gift trait arrival"
fields "how_many grouping groupings some many pays uses state"
fields("steps doing plain free sentences opening step two_things paragraph modes choice", "list")

-- A paragraph is clauses; what has a keyword before it is completed by that, to the end of the paragraph.
row("paragraph", "{a:clause}", "a")
row("paragraph", "{a:clause} {b:paragraph}", "a, b", { only = function(b)
    -- The instructions of a paragraph are one effect.
    return not (b.a.f.v == "effect" and b.b[1].f.v == "effect") and not M.governing[b.a.f.v]
end })
row("paragraph", "{a:clause} {b:paragraph}", function(b)
    local out = { b.a }
    for i, c in ipairs(b.b) do
        local both = M.governing[b.a.f.v] == true and not M.governing[c.f.v] and c.f.v ~= "effect"
        if not both then return nil end
        out[i + 1] = M.call(b.a.f, { M.table { { val = c } } })
    end
    return M.list(out)
end)


-- Sentences are instructions in their order.
row("opening", "{s:plain}", "s")
row("sentences", "{o:opening}", "o")
row("sentences", "{s:free}", "s")
row("plain", "{s:steps} .", "s")
row("steps", "{a:step}", "a")
row("doing", "{s:steps}", "s")
row("step", "{w:two_things}", "w")
row("step", "{i:instruction}", "i")

-- What a clause does.
row("acts", "{s:opening}", "{ run = s }")
row("acts", "{m:choice}", "{ modes = m }")
row("optional", "", "{}")
row("body", "{w:optional} {a:acts}", "{ w, a }")
row("clause", "{t:trigger} , {b:body}", "when { t, b }")

-- A condition is what is found, or what is so.
row("condition", "{f:found}", "f")

-- Numbers.
row("amount", "{n:digits}", "n")

-- Parts of a query.
row("adjectives", "{adjective} [,] {adjectives}", "{ adjective, adjectives }")
row("property", "{a:adjective}", "a")
row("groupings", "", "{}")
row("groupings", "{g:grouping} {h:groupings}", "{ g, h }")

-- Things, and who a sentence is about.
row("many", "{q:query.pl}", "q")
row("thing.sg", "{o:one}", "o")
row("thing.pl", "{m:more}", "m")
row("thing", "{o:thing.sg}", "o")
row("thing", "{o:thing.pl}", "o")
row("in_case", "", "{}", { read = false })
row("in_case", "{w:as_long}", "w", { write = false })
row("as_long", "", "{}")
-- What a card costs and how it enters is asked before it is anywhere.
row("saying", "{s:subject.#} {g:gift.#}", "{ s, g }", { only = function(b)
    return not (b.s.k == "table" and b.s.key:find("%f[%w]here%f[^%w_]") and (M.field(b.g, "cost") or M.field(b.g, "enters")))
end })
row("arriving", "{s:subject.#} {g:arrival.#}", "{ s, g }")
row("gift.#", "{a:trait.#}", "a")
row("trait.#", "{a:arrival.#}", "a")
row("keywords", "{keyword}", "keyword")
row("instruction", "{s:saying} {d:duration}", "delayed(passive { s }, d)")
