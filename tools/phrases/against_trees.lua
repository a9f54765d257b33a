-- against_trees.lua -- where two clauses differ, as trees.
--
-- Each leaf that differs is told by what it is: a number, what is chosen, a cost, how long it lasts, whether it may be
-- left. Two ways to say one thing are no difference.
local M = require "meaning"

local T = {}

-- What a leaf below the key or call [place] is about.
local by_place = { cost = "cost", price = "cost", additional_cost = "cost", target = "target", count = "number",
    may = "may", they_may = "may" }
local lasting = { this_turn = true }

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
function T.likeness(a, b)
    if a.f.key ~= b.f.key then return 0 end
    local x, y = {}, {}
    local n, m = leaves(a, x, 0), leaves(b, y, 0)
    local common = 0
    for key, times in pairs(x) do common = common + math.min(times, y[key] or 0) end
    return 2 * common / (n + m)
end

-- What a game says of its words: `implied[w]` is the word or key beside which the word w says nothing more.
local implied = {}

local function has_mark(t, mark)
    for _, item in ipairs(t.items) do if (item.key or item.val.key) == mark then return true end end
    return false
end

-- Whether [v], which one of the queries [a] and [b] has and the other has not, says nothing that the other leaves out.
local function goes_without_saying(v, a, b)
    local beside = implied[v.key]
    return beside ~= nil and has_mark(a, beside) and has_mark(b, beside)
end

T.has_mark = has_mark

local differ

-- [key] is the key of what one side alone has.
local function add(out, kind, a, b, key)
    out[#out + 1] = { kind = kind, text = a and a.key, script = b and b.key, a = a, b = b, key = key }
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
        if other and (other.key or item.key) and other.key ~= item.key then
            -- A word, and the same word with more said of it.
            met[mark] = true
        elseif other then
            met[mark] = true
            local before = #out
            differ(item.val, other.val, by_place[item.key or ""] or place, out)
            if item.key == "kind" and out[before + 1] then out[before + 1].of_kind = true end
        elseif item.key then add(out, by_place[item.key] or kind_of(item.val, place), item.val, nil, item.key)
        elseif not goes_without_saying(item.val, a, b) then lone_a[#lone_a + 1] = item.val end
    end
    for _, item in ipairs(b.items) do
        if not met[item.key or item.val.key] then
            if item.key then add(out, by_place[item.key] or kind_of(item.val, place), nil, item.val, item.key)
            elseif not goes_without_saying(item.val, a, b) then lone_b[#lone_b + 1] = item.val end
        end
    end
    if #lone_a == 1 and #lone_b == 1 then return differ(lone_a[1], lone_b[1], place, out) end
    for _, v in ipairs(lone_a) do add(out, kind_of(v, place), v, nil) end
    for _, v in ipairs(lone_b) do add(out, kind_of(v, place), nil, v) end
end

function differ(a, b, place, out)
    -- A keyword without a number is once that keyword.
    if a.key == b.key or a.k == "str" and b.k == "str" and (a.v .. " 1" == b.v or b.v .. " 1" == a.v) then return end
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
function T.is_leaf(n)
    if n == nil or n.k == "name" or n.k == "num" or n.k == "str" then return true end
    return n.k == "call" and #n.args == 1 and n.args[1].k == "num"
end

-- Whether the difference [d] of [sentence] and [clause], one of [n], is one that players would see: what stands in the
-- place of something else, and no other way to say the same.
function T.tells(d, n, sentence, clause)
    -- One at most of what may be left anyway is one.
    local one_at_most = d.a and d.a.key == "at_most(1)" and not d.b
    local items = clause.args[1]
    if one_at_most and items and items.k == "table" and has_mark(items, "may") then return false end
    -- "A Dog" is a thing on the board or a card of that kind, as the script knows.
    if d.of_kind and d.text and not sentence:lower():find(d.text, 1, true) then return false end
    if d.kind == "words" then return n == 1 and T.is_leaf(d.a) and T.is_leaf(d.b) end
    if d.kind == "number" then return T.is_leaf(d.a) and T.is_leaf(d.b) end
    return true
end
T.differ = differ

-- What a game says of its words, see A.counts of against_text.
function T.counts(said)
    lasting = { this_turn = true }
    for w in (said.lasting or ""):gmatch("%S+") do lasting[w] = true end
    implied = said.implied or {}
end

return T
