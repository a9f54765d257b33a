-- sums.lua -- the loop that adds up, as one number: what a script writes in three lines and a text in three words.
--
--   local sum = 0
--   for x in each(q) do sum = sum + f(x) end        is total(f, q)
--
-- It stands for the number only in the condition behind the loop: nothing has happened in between.
local M = require "meaning"
local S = {}

local function is_name(e, v) return e and e.k == "name" and e.v == v end

-- Whether the tree [n] speaks of the name [v].
local function speaks_of(n, v)
    if type(n) ~= "table" then return false end
    if is_name(n, v) then return true end
    for key, x in pairs(n) do
        if key ~= "lead" and key ~= "tail" and speaks_of(x, v) then return true end
    end
    return false
end

-- Where [block] adds up from the statement [i] on and asks for the sum in a condition alone: the name of the sum, of
-- the measure, and the query, as trees; nil elsewhere.
function S.at(block, i)
    local first, loop, ask = block[i], block[i + 1], block[i + 2]
    if not ask or first.k ~= "local" or #first.names ~= 1 or #first.vals ~= 1 or first.vals[1].k ~= "num" or
        tonumber(first.vals[1].v) ~= 0 or loop.k ~= "forin" or #loop.names ~= 1 or #loop.body ~= 1 or ask.k ~= "if" then
        return nil
    end
    local sum, each, add = first.names[1], loop.vals[1], loop.body[1]
    local to = add.k == "assign" and #add.to == 1 and #add.vals == 1 and is_name(add.to[1], sum) and add.vals[1]
    if not to or to.k ~= "op" or to.v ~= "+" or not is_name(to.a, sum) or to.b.k ~= "call" or to.b.f.k ~= "name" or
        #to.b.args ~= 1 or not is_name(to.b.args[1], loop.names[1]) or each.k ~= "call" or not is_name(each.f, "each") then
        return nil
    end
    for _, arm in ipairs(ask.arms) do if speaks_of(arm.body, sum) then return nil end end
    if #ask.arms > 1 or speaks_of(ask.other, sum) then return nil end
    for j = i + 3, #block do if speaks_of(block[j], sum) then return nil end end
    return sum, to.b.f.v, each.args[1]
end

-- The sums in the meaning [n], each once.
function S.of(n, out)
    out = out or {}
    if n.k == "call" and n.f.v == "total" and #n.args == 2 then
        for _, x in ipairs(out) do if x.key == n.key then return out end end
        out[#out + 1] = n
    elseif n.k == "op" then
        S.of(n.a, out)
        S.of(n.b, out)
    elseif n.k == "un" then S.of(n.a, out)
    end
    return out
end

-- The statements that add up what [total] says in the local [sum]: [each] is what the loop goes through.
function S.statements(total, sum, each)
    local function name(v) return { k = "name", v = v } end
    local q = total.args[2]
    local kind = q.k == "table" and M.field(q, "kind")
    local x = kind and kind.v:sub(1, 1) or "x"
    local more = { k = "call", f = name(total.args[1].v), args = { name(x) }, style = "(" }
    local inside = { k = "block", { k = "assign", to = { name(sum) }, vals = { { k = "op", v = "+", a = name(sum), b = more } } } }
    return { k = "local", names = { sum }, vals = { { k = "num", v = 0 } } },
        { k = "forin", names = { x }, vals = { each }, body = inside }
end

return S
