-- against_text.lua -- where a card's text and its script differ in what they say.
--
-- What is read of the text and what the script says are clauses of the same make, so they are compared as trees:
-- clauses that are equal go out, of the rest those that are nearly equal are a pair, and each leaf that differs is
-- told by what it is: a number, what is chosen, a cost, how long it lasts, whether it may be left. What nobody can
-- read is compared with what the script says, sentence against sentence, by the words that count: numbers, "may",
-- "this turn", whose side. Two ways to say one thing are no difference; where neither is near enough, nothing is told.
local M = require "meaning"
local S = require "settle"
local W = require "text_words"
local parse = require "script_parse"

local A = {}

-- How alike two clauses or two sentences must be to be taken for one.
local near_enough = 0.5

-- Trees ---------------------------------------------------------------------------------------------------

-- What a leaf below the key or call [place] is about.
local by_place = { cost = "cost", price = "cost", additional_cost = "cost", target = "target", count = "number",
    may = "may", they_may = "may" }
local lasting = {}
lasting.this_turn = true

local function kind_of(node, place)
    if place == "cost" then return "cost" end
    if node.k == "num" then return "number" end
    if node.k == "name" and lasting[node.v] then return "duration" end
    if node.k == "name" and (node.v == "may" or node.v == "they_may") then return "may" end
    if node.k == "call" and node.f.v == "wants" then return "may" end
    return place or "words"
end

-- Adds the leaves of [n] to the bag [bag], and how many there are.
local function leaves(n, bag, count)
    local function add(key)
        bag[key] = (bag[key] or 0) + 1
        return 1
    end
    if n.k == "call" then
        count = count + add(n.f.key .. "()")
        for _, a in ipairs(n.args) do count = leaves(a, bag, count) end
    elseif n.k == "table" then
        for _, item in ipairs(n.items) do
            if item.key then count = count + add(item.key .. "=") end
            count = leaves(item.val, bag, count)
        end
    elseif n.k == "list" then
        for _, a in ipairs(n) do count = leaves(a, bag, count) end
    elseif n.k == "op" then count = leaves(n.b, bag, leaves(n.a, bag, count + add(n.v)))
    elseif n.k == "un" then count = leaves(n.a, bag, count + add(n.v))
    elseif n.k == "let" then count = leaves(n.val, bag, count)
    else count = count + add(n.key) end
    return count
end

-- How much two clauses have in common, from 0 to 1.
local function likeness(a, b)
    if a.f.key ~= b.f.key then return 0 end
    local x, y = {}, {}
    local n, m = leaves(a, x, 0), leaves(b, y, 0)
    local common = 0
    for key, times in pairs(x) do common = common + math.min(times, y[key] or 0) end
    return 2 * common / (n + m)
end

local differ

local function add(out, kind, a, b)
    out[#out + 1] = { kind = kind, text = a and a.key, script = b and b.key, a = a, b = b }
end

-- What the items of the query or clause [t] are about, in the place [place].
local function place_within(t, place)
    if place == "cost" or place == "target" then return place end
    return M.field(t, "kind") and "words" or place
end

-- The items of two tables: those with a key by it; of the others what is left of both sides stands for each other.
local function differ_tables(a, b, place, out)
    local theirs, met, lone_a, lone_b = {}, {}, {}, {}
    place = place_within(a, place)
    for _, item in ipairs(b.items) do theirs[item.key or item.val.key] = item end
    for _, item in ipairs(a.items) do
        local mark = item.key or item.val.key
        local other = theirs[mark]
        if other then
            met[mark] = true
            local before = #out
            differ(item.val, other.val, by_place[item.key or ""] or place, out)
            if item.key == "kind" and out[before + 1] then out[before + 1].of_kind = true end
        elseif item.key then add(out, by_place[item.key] or kind_of(item.val, place), item.val, nil)
        else lone_a[#lone_a + 1] = item.val end
    end
    for _, item in ipairs(b.items) do
        if not met[item.key or item.val.key] then
            if item.key then add(out, by_place[item.key] or kind_of(item.val, place), nil, item.val)
            else lone_b[#lone_b + 1] = item.val end
        end
    end
    if #lone_a == 1 and #lone_b == 1 then return differ(lone_a[1], lone_b[1], place, out) end
    for _, v in ipairs(lone_a) do add(out, kind_of(v, place), v, nil) end
    for _, v in ipairs(lone_b) do add(out, kind_of(v, place), nil, v) end
end

function differ(a, b, place, out)
    if a.key == b.key then return end
    if a.k == "call" and b.k == "call" and a.f.key == b.f.key then
        local n = math.max(#a.args, #b.args)
        for i = 1, n do
            local x, y = a.args[i], b.args[i]
            if x and y then differ(x, y, place, out)
            else add(out, kind_of(x or y, place), x, y) end
        end
    elseif a.k == "table" and b.k == "table" then differ_tables(a, b, place, out)
    elseif a.k == "list" and b.k == "list" and #a == #b then
        for i = 1, #a do differ(a[i], b[i], place, out) end
    elseif a.k == "op" and b.k == "op" and a.v == b.v then
        differ(a.a, b.a, place, out)
        differ(a.b, b.b, place, out)
    elseif a.k == "num" and b.k == "num" then add(out, place == "cost" and "cost" or "number", a, b)
    else
        local x, y = kind_of(a, place), kind_of(b, place)
        add(out, x ~= "words" and x or y, a, b)
    end
end

-- "at most 2" is as much of a leaf as 2 is.
local function is_leaf(n)
    if n == nil or n.k == "name" or n.k == "num" or n.k == "str" then return true end
    return n.k == "call" and #n.args == 1 and n.args[1].k == "num"
end

-- Whether the difference [d] of [sentence] and a clause, one of [n], is one that players would see: what stands in the place of
-- something else, and no other way to say the same.
local function tells(d, n, sentence)
    -- "A Dog" is a thing on the board or a card of that kind, as the script knows.
    if d.of_kind and d.text and not sentence:lower():find(d.text, 1, true) then return false end
    if d.kind == "words" then return n == 1 and is_leaf(d.a) and is_leaf(d.b) end
    if d.kind == "number" then return is_leaf(d.a) and is_leaf(d.b) end
    return true
end

-- Clauses -------------------------------------------------------------------------------------------------

-- The instructions of several effects are those of one, a sentence behind the other.
local function joined(clauses)
    local out, first, moved = {}, nil, nil
    for _, c in ipairs(clauses) do
        local t = c.node.f.v == "effect" and c.node.args[1]
        local run, plain = t and M.field(t, "run"), t ~= nil and t ~= false
        for _, item in ipairs(t and t.items or {}) do plain = plain and (item.key == "run" or item.key == "target") end
        if not plain or not run then out[#out + 1] = c
        elseif not first then
            first = { line = c.line, text = c.text, part = c.part, run = {}, target = {} }
            out[#out + 1] = first
            moved = first
        else first.text = first.text and first.text .. " " .. (c.text or "") end
        if plain and run then
            local before = #moved.target
            for _, q in ipairs(M.field(t, "target") or {}) do moved.target[#moved.target + 1] = q end
            for _, s in ipairs(run) do
                moved.run[#moved.run + 1] = S.map(s, function(n)
                    if n.k == "ref" and before > 0 then return M.keyed { k = "ref", v = n.v + before } end
                end)
            end
        end
    end
    if first then
        local items = { { key = "run", val = M.list(first.run) } }
        if #first.target > 0 then items[#items + 1] = { key = "target", val = M.list(first.target) } end
        first.node = M.call("effect", { M.table(items) })
    end
    return out
end

-- Takes out of both lists what is equal.
local function take_equal(a, b)
    local left = {}
    for _, x in ipairs(a) do
        local at
        for i, y in ipairs(b) do if x.node.key == y.node.key then at = i break end end
        if at then table.remove(b, at) else left[#left + 1] = x end
    end
    return left
end

-- Sentences -----------------------------------------------------------------------------------------------

local number_words = { two = 2, three = 3, four = 4, five = 5, six = 6, seven = 7, eight = 8, nine = 9, ten = 10,
    twice = 2, both = 2 }

local function set(words)
    local out = {}
    for w in words:gmatch("%S+") do out[w] = true end
    return out
end

-- Words that count, what they are about, and the words by which others say the same.
local marks = {
    { "may", set "may can up", set "may can up choose any use" },
    { "target", set "enemy enemies opponent opponents opposing", set "enemy enemies opponent opponents opposing their they each" },
    { "target", set "friendly", set "friendly allied your you yours my" },
    { "target", set "another other else", set "another other else different rest others both" },
    { "duration", set "first", set "first" },
    { "cost", set "ignoring", set "ignoring without free" },
}

-- Symbols that are no cost, and the word before "cost" for a part of it.
local measures, part_of_cost = {}, nil

-- What a game adds: `lasting`, its words for how long something lasts, `spans`, what follows "this" in a text for that,
-- `measures`, symbols that are no cost, `part_of_cost`, the word for one of the parts that a cost has.
function A.counts(said)
    for w in pairs(set(said.lasting)) do lasting[w] = true end
    marks[#marks + 1] = { "duration", set(said.spans), set(said.spans) }
    measures, part_of_cost = set(said.measures), said.part_of_cost
end

-- What counts in [text], added to [out]: numbers from 2 on, the words above, "this turn" and "each turn". out.has are
-- all its words.
local function counting(text, phrases, out)
    local words = W.split(text, phrases.world.keywords, phrases.grammar.contractions)
    for i, w in ipairs(words) do
        local n = number_words[w.low] or tonumber((w.low:match("^[{+-]?(%d+)[}+]?$")))
        if w.value and tonumber(w.value) then n = tonumber(w.value) end
        if n and n > 1 then out.marks["number " .. math.tointeger(n)] = { raw = w.raw } end
        if w.low:find("^{%a+}$") and not measures[w.low] then out.marks["cost " .. w.low] = { raw = w.raw } end
        for k, m in ipairs(marks) do
            if m[2][w.low] then out.marks[m[1] .. " " .. k] = { raw = w.raw, same = m[3] } end
        end
        local before = words[i - 1] and words[i - 1].low
        if w.low == "turn" and (before == "this" or before == "each") then
            out.marks["duration " .. before] = { raw = before .. " turn" }
        elseif w.low == part_of_cost and out.has.ignoring and words[i + 1] and words[i + 1].low == "cost" then
            out.marks["cost part"] = { raw = w.raw .. " cost" }
        end
        if w.low:find("%w") then
            out.has[w.low] = (out.has[w.low] or 0) + 1
            out.n = out.n + 1
        end
    end
    return out
end

local function counted(texts, phrases)
    local out = { marks = {}, has = {}, n = 0 }
    for _, t in ipairs(texts) do counting(t, phrases, out) end
    return out
end

local function common_words(a, b)
    local common = 0
    for w, times in pairs(a.has) do common = common + math.min(times, b.has[w] or 0) end
    return common
end

-- The marks that [a] has and [b] lacks, in order.
local function lacking(a, b)
    local out = {}
    for mark, m in pairs(a.marks) do
        local there = b.marks[mark]
        for w in pairs(m.same or {}) do there = there or b.has[w] end
        if not there then out[#out + 1] = mark end
    end
    table.sort(out)
    return out
end

-- Compares the text [text] with the clauses [group], whose sentences speak of it. [all] says that no clause is left
-- that could say more.
local function differ_group(text, group, phrases, all, out)
    local said = {}
    for i, c in ipairs(group) do said[i] = c.said end
    local a, b = counted({ text }, phrases), counted(said, phrases)
    if 2 * common_words(a, b) < near_enough * (a.n + b.n) then return end
    if (a.has.instead == nil) ~= (b.has.instead == nil) then return end
    local function tell(mark, clause, m, of_text)
        out[#out + 1] = { line = clause.line, sentence = text, said = clause.said, kind = mark:match("^%a+"),
            text = of_text and m.raw or nil, script = not of_text and m.raw or nil }
    end
    for _, mark in ipairs(all and lacking(a, b) or {}) do tell(mark, group[1], a.marks[mark], true) end
    for _, mark in ipairs(lacking(b, a)) do
        local clause = group[1]
        for _, c in ipairs(group) do if counted({ c.said }, phrases).marks[mark] then clause = c break end end
        tell(mark, clause, b.marks[mark], false)
    end
end

-- What of the text nobody read, and what of the script nothing read says: each clause belongs to the text with which
-- its sentence has most in common.
local function differ_sentences(texts, clauses, phrases, kind, all, out)
    local groups, counts = {}, {}
    for i, t in ipairs(texts) do groups[i], counts[i] = {}, counted({ t }, phrases) end
    for _, c in ipairs(clauses) do
        local said = A.sentence(c, phrases, kind)
        if not said then all = false
        else
            local mine = counted({ said }, phrases)
            local best, most
            for i in ipairs(texts) do
                local n = common_words(counts[i], mine)
                if n > (most or 0) then best, most = i, n end
            end
            if best then table.insert(groups[best], c) end
        end
    end
    for i, t in ipairs(texts) do
        if #groups[i] > 0 then differ_group(t, groups[i], phrases, all, out) end
    end
end

function A.sentence(clause, phrases, kind)
    if clause.said == nil then
        local node = clause.node
        local text
        if node.f.v == "attached" then text = phrases:say_attached(node) else text = phrases:say_clause(node, kind) end
        clause.said = text or false
    end
    return clause.said
end

-- Cards ---------------------------------------------------------------------------------------------------

local function pairs_of(texts, clauses)
    local ranked = {}
    for i, t in ipairs(texts) do
        for k, c in ipairs(clauses) do
            local like = likeness(t.node, c.node)
            if like >= near_enough then ranked[#ranked + 1] = { like = like, t = i, c = k } end
        end
    end
    table.sort(ranked, function(x, y)
        if x.like ~= y.like then return x.like > y.like end
        return x.t * 100 + x.c < y.t * 100 + y.c
    end)
    local out, met_t, met_c = {}, {}, {}
    for _, r in ipairs(ranked) do
        if not met_t[r.t] and not met_c[r.c] then
            met_t[r.t], met_c[r.c] = true, true
            out[#out + 1] = { text = texts[r.t], clause = clauses[r.c] }
        end
    end
    return out, met_t, met_c
end

local function without(list, met)
    local out = {}
    for i, x in ipairs(list) do if not met[i] then out[#out + 1] = x end end
    return out
end

-- What the text of [card] says and what its script does, as far as both are understood: clauses of each, paragraphs
-- that nobody reads, and whether a clause of the script is beyond us.
local function both(phrases, card)
    local texts, unread, clauses, beyond = {}, {}, {}, false
    for _, r in ipairs(phrases:read(card.text, card.type)) do
        if r.clauses then
            for _, c in ipairs(r.clauses) do texts[#texts + 1] = { node = c, text = r.text } end
        elseif not r.keywords then unread[#unread + 1] = r.text end
    end
    local raised = M.raise(parse.parse(card.source) or {})
    if not raised then return nil end
    for _, c in ipairs(raised.clauses) do
        local node = c.node and S.settle(c.node)
        if node and node.k == "call" then clauses[#clauses + 1] = { node = node, line = c.line }
        else beyond = true end
    end
    return texts, unread, clauses, beyond
end

-- The differences of [card] { type, text, source }: a list of { line, kind, text, script, sentence, said }, where `text` is
-- what the text alone says, `script` what the script alone says; a and b are these as nodes.
local function compare(phrases, card)
    local out = {}
    local texts, unread, clauses, beyond = both(phrases, card)
    if not texts then return out end
    texts, clauses = joined(texts), joined(clauses)
    texts = take_equal(texts, clauses)
    local found, met_t, met_c = pairs_of(texts, clauses)
    local whole = #unread == 0 and not beyond
    for _, pair in ipairs(found) do
        local list = {}
        differ(pair.text.node, pair.clause.node, nil, list)
        -- Where a sentence is left that nobody reads, it may belong to this clause.
        local one = #list == 1 and list[1]
        if whole or one and (one.text and one.script or one.kind ~= "words" and is_leaf(one.a) and is_leaf(one.b)) then
            for _, d in ipairs(list) do
                if tells(d, #list, pair.text.text) then
                    d.line, d.sentence = pair.clause.line, pair.text.text
                    d.said = A.sentence(pair.clause, phrases, card.type) or nil
                    out[#out + 1] = d
                end
            end
        else
            unread[#unread + 1] = pair.text.text
            for i, c in ipairs(clauses) do if c == pair.clause then met_c[i] = nil end end
        end
    end
    texts, clauses = without(texts, met_t), without(clauses, met_c)
    if whole and #texts > 0 and #clauses == 0 then
        for _, t in ipairs(texts) do out[#out + 1] = { line = 1, kind = "sentence", text = "one", sentence = t.text } end
    elseif whole and #clauses > 0 and #texts == 0 then
        for _, c in ipairs(clauses) do
            local said = A.sentence(c, phrases, card.type) or nil
            out[#out + 1] = { line = c.line, kind = "sentence", script = "one", said = said }
        end
    elseif #clauses > 0 then
        for _, t in ipairs(texts) do unread[#unread + 1] = t.text end
        differ_sentences(unread, clauses, phrases, card.type, not beyond, out)
    end
    return out
end

local names = { number = "a number", target = "what is meant", may = "what a player may leave", cost = "a cost",
    duration = "how long it lasts", words = "a word", sentence = "a sentence" }

-- What a person reads of one side: a word, a number, or that it has something or nothing.
local function shown(key, node)
    if not key then return "nothing" end
    if node and not is_leaf(node) then return "something else" end
    return (key:gsub('^"(.*)"$', "%1"):gsub("^([%a_]+)%((%d+)%)$", function(f, n) return f:gsub("_", " ") .. " " .. n end))
end

-- Where text and script of [card] { type, text, source } differ: a list of { line, what, sentence, said }: the line of
-- the script, what differs, and the sentences of both, where they are known.
function A.compare(phrases, card)
    local out = {}
    for i, d in ipairs(compare(phrases, card)) do
        local text, script = shown(d.text, d.a), shown(d.script, d.b)
        local what = names[d.kind] or names.words
        if text ~= script then what = what .. ": " .. text .. " in the text, " .. script .. " in the script" end
        out[i] = { line = d.line, what = what, sentence = d.sentence, said = d.said or nil }
    end
    return out
end

return A
