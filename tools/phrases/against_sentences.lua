-- against_sentences.lua -- where sentences of a text that nobody read and sentences that a script says differ.
--
-- A sentence is the words that count: numbers, "may", "this turn", whose side. Those of a script belong to the sentence
-- of the text with which they have most in common; where that is too little, nothing is told.
local W = require "text_words"
local against_words = require "against_words"

local A = {}

-- How much two sentences must have in common to be taken for one.
local near_enough = 0.5

local number_words = { two = 2, three = 3, four = 4, five = 5, six = 6, seven = 7, eight = 8, nine = 9, ten = 10,
    twice = 2, both = 2 }

local function set(words)
    local out = {}
    for w in (words or ""):gmatch("%S+") do out[w] = true end
    return out
end

-- Words that count, what they are about, and the words by which others say the same.
local marks = {
    { "may", set "may can up", set "may can up choose any use unless" },
    { "target", set "enemy enemies opponent opponents opposing",
        set "enemy enemies opponent opponents opposing their they each" },
    { "target", set "friendly", set "friendly allied your you yours my" },
    { "target", set "another other else", set "another other else different rest others both all besides not" },
    { "duration", set "first", set "first" },
    { "cost", set "ignoring", set "ignoring without free" },
}

-- Those that a game adds.
local own_marks = {}

-- Symbols that are no cost, and the word before "cost" for a part of it.
local measures, part_of_cost = {}, nil

-- The word for what is no more than not me.
local not_me

-- What a game says of its words, see A.counts of against_text.
function A.counts(said)
    local spans = set(said.spans)
    own_marks = { { "duration", spans, spans } }
    measures, part_of_cost, not_me = set(said.measures), said.part_of_cost, said.not_me
end

local function add_marks(word, list, mark, out)
    for k, m in ipairs(list) do
        if m[2][word.low] then out.marks[m[1] .. " " .. mark .. k] = { raw = word.raw, same = m[3] } end
    end
end

-- Whether [word] stands before the word [i] in its part of the sentence, at most [most] words before.
local function stands_before(words, i, word, most)
    for k = i - 1, math.max(i - most, 1), -1 do
        if words[k].low == word then return true end
        if words[k].low:find("^[.,:]$") then return false end
    end
    return false
end

-- Adds what the word [i], "turn", says of how long. `ways` are other words for one time: "the end of the turn" is this
-- turn's, "each opponent's turn" is said by each turn, and the first one this turn by the first each turn.
local function add_turn(words, i, out)
    local before = words[i - 1] and words[i - 1].low
    local first = stands_before(words, i, "first", 8)
    local marks, ways = out.marks, out.ways
    if before == "this" then
        ways.this_turn, ways.first_this_turn = true, first or ways.first_this_turn
        if first and not marks["duration this"] then
            marks["duration this first"] = { raw = "this turn", ways = { "this_turn", "the_turn", "each_turn" } }
        elseif not first then
            marks["duration this"], marks["duration this first"] = { raw = "this turn", ways = { "this_turn", "the_turn" } }, nil
        end
    elseif before == "each" then
        marks["duration each"] = { raw = "each turn", ways = { "each_turn", "first_this_turn" } }
    end
    if stands_before(words, i, "each", 4) or before == "a" or before == "per" then ways.each_turn = true end
    if before == "of" or before == "the" and i > 2 and words[i - 2].low == "of" then ways.the_turn = true end
end

-- What counts in [text], added to [out]: numbers from 2 on, the words above, "this turn" and "each turn". out.has are
-- all its words.
local function counting(text, phrases, out)
    local words = W.split(text, phrases.world.keywords, phrases.grammar.contractions)
    local lets = false -- in a sentence about what a keyword lets a player do
    for i, w in ipairs(words) do
        local n = number_words[w.low] or W.figures(w.low)
        local before, after = words[i - 1] and words[i - 1].low, words[i + 1]
        lets = w.low ~= "." and (lets or w.low == "may" and after ~= nil and after.keyword ~= nil)
        n = w.value and W.figures(w.value) or n
        if W.is_of_token(words, i, measures) then n = nil end
        -- "Two things" are a thing and another one.
        local others = w.low:find("^%a") and n == 2 and set "another other" or nil
        if n and not others then out.bag[n] = (out.bag[n] or 0) + 1 end
        if n and n > 1 then out.marks["number " .. n] = { raw = w.raw, number = n, same = others } end
        if w.low:find("^{%a+}$") and not measures[w.low] then out.marks["cost " .. w.low] = { raw = w.raw } end
        -- "Me or another one" is any; "each other" is no other one.
        if not lets and not (before == "or" and w.low == not_me) and not (before == "each" and w.low == "other") then
            add_marks(w, marks, "", out)
            add_marks(w, own_marks, "own ", out)
        end
        if w.low == "turn" or w.low == "turns" then add_turn(words, i, out)
        elseif w.low == part_of_cost and out.has.ignoring and after and after.low == "cost" then
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
    local out = { marks = {}, ways = {}, has = {}, bag = {}, n = 0 }
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
        for _, way in ipairs(m.ways or {}) do there = there or b.ways[way] end
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
    local lone_a, lone_b = {}, {}
    local function tell(kind, clause, theirs, ours)
        out[#out + 1] = { line = clause.line, sentence = text, said = clause.said, kind = kind, text = theirs,
            script = ours }
    end
    local function clause_with(mark)
        for _, c in ipairs(group) do if counted({ c.said }, phrases).marks[mark] then return c end end
        return group[1]
    end
    for _, mark in ipairs(all and lacking(a, b) or {}) do
        local m = a.marks[mark]
        if m.number then lone_a[#lone_a + 1] = m.number else tell(mark:match("^%a+"), group[1], m.raw, nil) end
    end
    for _, mark in ipairs(lacking(b, a)) do
        local m = b.marks[mark]
        if m.number then lone_b[#lone_b + 1] = m.number
        else tell(mark:match("^%a+"), clause_with(mark), nil, m.raw) end
    end
    for _, d in ipairs(against_words.pairs_of_numbers(lone_a, lone_b, a.bag, b.bag)) do
        tell("number", clause_with("number " .. (d.script or 0)), d.text, d.script)
    end
end

-- What of the text nobody read, and what of the script nothing read says: each clause belongs to the text with which
-- its sentence has most in common.
function A.differ(texts, clauses, phrases, kind, all, out)
    local groups, counts = {}, {}
    for i, t in ipairs(texts) do groups[i], counts[i] = {}, counted({ t }, phrases) end
    for _, c in ipairs(clauses) do
        local said = A.said(c, phrases, kind)
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

-- The sentence of [clause], whose node is `whole` where something was left out of it; false: no rows say it.
function A.said(clause, phrases, kind)
    if clause.said == nil then
        local node = clause.whole or clause.node
        local text
        if node.f.v == "attached" then text = phrases:say_attached(node) else text = phrases:say_clause(node, kind) end
        clause.said = text or false
    end
    return clause.said
end

-- The clause of [clauses] at [line], or the one whose sentence has most in common with [sentence].
function A.clause_about(clauses, line, sentence, phrases, kind)
    local found, most
    for _, c in ipairs(clauses) do
        if line then found = c.line <= line and c or found
        else
            local said = A.said(c, phrases, kind)
            local n = said and common_words(counted({ sentence }, phrases), counted({ said }, phrases)) or 0
            if not most or n > most then found, most = c, n end
        end
    end
    return found
end

return A
