-- against_text.lua -- where a card's text and its script differ in what they say.
--
-- What is read of the text and what the script says are clauses of the same make, so they are compared as trees
-- (against_trees): clauses that are equal go out, of the rest those that are nearly equal are a pair. What nobody can
-- read is compared with what the script says, sentence against sentence (against_sentences), and at last the card as a
-- whole, by its words alone (against_words). Two ways to say one thing are no difference; where neither is near enough,
-- nothing is told.
local M = require "meaning"
local S = require "settle"
local W = require "text_words"
local parse = require "script_parse"
local sentences = require "against_sentences"
local trees = require "against_trees"
local words = require "against_words"

local A = {}

-- How alike two clauses must be to be taken for one.
local near_enough = 0.5

-- The word for another one than me.
local not_me

-- What a game says of its words, a table of texts: `lasting`, words of scripts for how long something lasts, `spans`,
-- what follows "this" in a text for that, `measures`, symbols that are no cost, `part_of_cost`, the word for one of the
-- parts that a cost has, `signs`, the symbols of costs, `sign_names`, where a script says their number otherwise,
-- `not_me`, the word for another one than me, `implied`, for each word that beside which it says nothing more, `marks`
-- (see against_words).
function A.counts(said)
    trees.counts(said)
    sentences.counts(said)
    words.counts(said)
    not_me = said.not_me
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
            first = { line = c.line, text = c.text, of = {}, run = {}, target = {} }
            out[#out + 1] = first
            moved = first
        else first.text = first.text and first.text .. " " .. (c.text or "") end
        if plain and run then
            table.insert(first.of, c.of[1])
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

-- What is said of me and of another one is said of any: the clause [node], whose fellow about me is one of [keys],
-- without the word for another.
local function with_me_too(node, keys)
    local t = node.args[1]
    for i, item in ipairs(t and t.k == "table" and t.items or {}) do
        local q = item.val
        if not_me and q.k == "table" and trees.has_mark(q, not_me) then
            local function with(val)
                local items = table.move(t.items, 1, #t.items, 1, {})
                items[i] = { key = item.key, val = val }
                local whole = M.table(items)
                return whole and M.call(node.f, { whole })
            end
            local rest = {}
            for _, x in ipairs(q.items) do if x.key or x.val.key ~= not_me then rest[#rest + 1] = x end end
            local mine = with(M.name("me"))
            if mine and keys[mine.key] then return with(M.table(rest)) or node end
        end
    end
    return node
end

local function of_any(clauses)
    local keys = {}
    for _, c in ipairs(clauses) do keys[c.node.key] = true end
    for _, c in ipairs(clauses) do c.node, c.whole = with_me_too(c.node, keys), c.node end
    return clauses
end

-- Takes out of both lists what is equal. Returns what is left of [a], and a set of the paragraphs and the
-- items of the script that are wholly equal.
local function take_equal(a, b)
    local left, equal = {}, {}
    for _, x in ipairs(a) do
        local at
        for i, y in ipairs(b) do if x.node.key == y.node.key then at = i break end end
        if at then
            for _, list in ipairs { x.of, table.remove(b, at).of } do
                for _, whole in ipairs(list) do equal[whole] = true end
            end
        else left[#left + 1] = x end
    end
    for _, list in ipairs { left, b } do
        for _, x in ipairs(list) do for _, whole in ipairs(x.of) do equal[whole] = nil end end
    end
    return left, equal
end

-- Cards ---------------------------------------------------------------------------------------------------

local function pairs_of(texts, clauses)
    local ranked = {}
    for i, t in ipairs(texts) do
        for k, c in ipairs(clauses) do
            local like = trees.likeness(t.node, c.node)
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

-- Several clauses of what a card is attached to are a clause each.
local function parts_of(node)
    local t = node.f.v == "attached" and node.args[1]
    if not t or t.k ~= "table" or #t.items < 2 then return { node } end
    local out = {}
    for i, item in ipairs(t.items) do out[i] = M.call(node.f, { M.table { item } }) end
    return out
end

-- What the text of [card] says and what its script does, as far as both are understood: clauses of each, paragraphs
-- that nobody reads, and whether a clause of the script is beyond us.
local function both(phrases, card)
    local texts, unread, clauses, beyond = {}, {}, {}, false
    for i, r in ipairs(phrases:read(card.text, card.type, card.name)) do
        if r.clauses then
            for _, c in ipairs(r.clauses) do
                for _, part in ipairs(parts_of(c)) do texts[#texts + 1] = { node = part, text = r.text, of = { i } } end
            end
        elseif not r.keywords then unread[#unread + 1] = r.text end
    end
    local raised = M.raise(card.block)
    if not raised then return nil end
    for _, c in ipairs(raised.clauses) do
        local node = c.node and S.settle(c.node)
        if node and node.k == "call" then
            for _, part in ipairs(parts_of(node)) do clauses[#clauses + 1] = { node = part, line = c.line, of = { c.item } } end
        else beyond = true end
    end
    return texts, unread, clauses, beyond
end

local function order_of(d)
    return table.concat({ d.kind, d.text or "", d.script or "" }, " ")
end

-- Adds to [out] what the words of the whole card alone show, of a kind of which nothing is told yet. What is in the set
-- [equal] is out of question.
local function add_words(phrases, card, clauses, equal, out)
    local told = {}
    for _, d in ipairs(out) do
        if d.kind == "sentence" then return end
        told[d.kind == "words" and "target" or d.kind] = true
    end
    local paragraphs, relative = {}, false
    local every = W.paragraphs(card.text, phrases.world.keywords, M.governing)
    for i, p in ipairs(every) do
        if not equal[i] then paragraphs[#paragraphs + 1] = p end
        relative = relative or not equal[i] and p:find("%f[%a]instead%f[%A]") ~= nil
    end
    -- What is so "instead" may be said by what it is more.
    if relative then paragraphs, equal = every, {} end
    if #paragraphs == 0 then return end
    for _, p in ipairs(paragraphs) do if phrases:oddity(p) then return end end
    local found, sides = {}, {}
    local function tell(kind, text, script, line, sentence)
        if told[kind] then return end
        local d = { line = line, kind = kind, text = text, script = script, sentence = sentence }
        found[#found + 1] = d
        local side = sides[kind] or { text = {}, script = {} }
        sides[kind] = side
        if text then table.insert(side.text, d) end
        if script then table.insert(side.script, d) end
    end
    words.compare(paragraphs, card.block, equal, phrases, tell)
    table.sort(found, function(x, y) return order_of(x) < order_of(y) end)
    for _, d in ipairs(found) do
        -- What alone each side has stands in the place of the other's.
        local t, ours = sides[d.kind].text, sides[d.kind].script
        local twins = d.kind ~= "number" and #t == 1 and #ours == 1 and t[1] ~= ours[1]
        if twins and d == ours[1] then d.text, d.sentence = t[1].text, t[1].sentence end
        if not twins or d == ours[1] then
            local clause = sentences.clause_about(clauses, d.line, d.sentence, phrases, card.type)
            d.line = d.line or clause and clause.line or 1
            d.said = clause and sentences.said(clause, phrases, card.type) or nil
            out[#out + 1] = d
        end
    end
end

-- Whether the clause [node] says what this card is besides, which stands in the line of its types and not in its text.
local function is_of_facts(node)
    local t = node.f.v == "passive" and node.args[1]
    return t and #t.items == 2 and M.field(t, "is") ~= nil and trees.has_mark(t, "me")
end

-- The differences of [card] { type, text, source }: a list of { line, kind, text, script, sentence, said }, where `text`
-- is what the text alone says, `script` what the script alone says; a and b are these as nodes.
local function compare(phrases, card)
    local out, equal = {}, nil
    card.block = parse.parse(card.source) or {}
    local texts, unread, clauses, beyond = both(phrases, card)
    if not texts then return out end
    texts, clauses = of_any(joined(texts)), of_any(joined(clauses))
    local every = table.move(clauses, 1, #clauses, 1, {})
    texts, equal = take_equal(texts, clauses)
    local found, met_t, met_c = pairs_of(texts, clauses)
    local whole = #unread == 0 and not beyond
    for _, pair in ipairs(found) do
        local list = {}
        trees.differ(pair.text.node, pair.clause.node, nil, list)
        -- Where a sentence is left that nobody reads, it may belong to this clause.
        local one = #list == 1 and list[1]
        local plain = one and one.kind ~= "words" and trees.is_leaf(one.a) and trees.is_leaf(one.b)
        if whole or one and (one.text and one.script or plain) then
            for _, d in ipairs(list) do
                if trees.tells(d, #list, pair.text.text, pair.clause.node) then
                    d.line, d.sentence = pair.clause.line, pair.text.text
                    d.said = sentences.said(pair.clause, phrases, card.type) or nil
                    out[#out + 1] = d
                end
            end
        else
            unread[#unread + 1] = pair.text.text
            for i, c in ipairs(clauses) do if c == pair.clause then met_c[i] = nil end end
        end
    end
    texts, clauses = without(texts, met_t), without(clauses, met_c)
    local first_line = every[1] and every[1].line or 1
    if whole and #texts > 0 and #clauses == 0 then
        for _, t in ipairs(texts) do
            out[#out + 1] = { line = first_line, kind = "sentence", text = "one", sentence = t.text }
        end
    elseif whole and #clauses > 0 and #texts == 0 then
        for _, c in ipairs(clauses) do
            if not is_of_facts(c.node) then
                local said = sentences.said(c, phrases, card.type) or nil
                out[#out + 1] = { line = c.line, kind = "sentence", script = "one", said = said }
            end
        end
    elseif #clauses > 0 then
        for _, t in ipairs(texts) do unread[#unread + 1] = t.text end
        sentences.differ(unread, clauses, phrases, card.type, not beyond, out)
    end
    add_words(phrases, card, every, equal, out)
    return out
end

local names = { number = "a number", target = "what is meant", may = "what a player may leave", cost = "a cost",
    duration = "how long it lasts", event = "when it happens", place = "a place", words = "a word",
    sentence = "a sentence" }

-- What a person reads of one side, nil: it has nothing. [name] is the key by which the value stands.
local function shown(key, node, name)
    if not key then return nil end
    key = tostring(key)
    if node and not trees.is_leaf(node) then return name and name:gsub("_", " ") or "something else" end
    if name then key = name .. " " .. key end
    return (key:gsub('^"(.*)"$', "%1"):gsub("([%a_]+)%((%d+)%)$", "%1 %2"):gsub("_", " "))
end

-- A sentence as it is told: of a long one its begin.
local most_told = 400
local function told(sentence)
    if not sentence or #sentence <= most_told then return sentence or nil end
    return sentence:sub(1, most_told):gsub("[\x80-\xFF]+$", "") .. " …"
end

-- What each side says, nil: nothing that would tell them apart.
local function both_sides(text, script, kind)
    if kind == "sentence" then
        return text and "the text has one that the script lacks" or "the script has one that the text lacks"
    end
    if text == script then return nil end
    if not script then return "the text says " .. text .. ", the script does not" end
    if not text then return "the script says " .. script .. ", the text does not" end
    return "the text says " .. text .. ", the script " .. script
end

-- Where text and script of [card] { type, text, source } differ: a list of { line, what, sentence, said }: the line of
-- the script, what differs, and the sentences of both, where they are known.
function A.compare(phrases, card)
    local out = {}
    for i, d in ipairs(compare(phrases, card)) do
        local what = names[d.kind] or names.words
        local sides = both_sides(shown(d.text, d.a, d.key), shown(d.script, d.b, d.key), d.kind)
        if sides then what = what .. ": " .. sides end
        out[i] = { line = d.line, what = what, sentence = told(d.sentence), said = told(d.said) }
    end
    return out
end

return A
