-- grammar_match.lua -- which values fill the holes of a row, so that its pattern is the node that is to be said.
local M = require "meaning"

-- Matches the pattern [p] with the node [v]; calls [go] for each way in which it does, until it returns true.
local match

local function bind(b, name, value, go)
    local old = b[name]
    -- What is chosen stands for itself when the same row speaks of it again.
    if old then return (old.key == value.key or old.number and value.k == "ref" and value.v == old.number) and go() end
    b[name] = value
    local done = go()
    b[name] = nil
    return done
end

-- Arguments from [i] of the pattern and from [j] of the call on; a hole for some of them takes each number of them.
local function match_all(w, ps, vs, i, j, b, go)
    local p = ps[i]
    if not p then return j > #vs and go() end
    if p.spread then
        for n = 0, #vs - j + 1 do
            local some = M.list(table.move(vs, j, j + n - 1, 1, {}))
            if bind(b, p.name, some, function() return match_all(w, ps, vs, i + 1, j + n, b, go) end) then return true end
        end
        return false
    end
    if not vs[j] then return false end
    return match(w, p, vs[j], b, function() return match_all(w, ps, vs, i + 1, j + 1, b, go) end)
end

-- Items of a table: fixed ones take theirs, then the parts take what they can; [go] gets what is left.
local function match_items(w, pattern, i, items, b, go)
    local p = pattern[i]
    if not p then return go(items) end
    w:step()
    local function without(n)
        local rest = {}
        for j, item in ipairs(items) do if j ~= n then rest[#rest + 1] = item end end
        return rest
    end
    local val = p.val
    if val.k == "hole" and val.sort == "fields" and not p.key then
        return w:some(val.type, items, function(text, rest)
            if w.grammar.in_order[val.type] and rest[1] == items[1] then return false end
            b[val.name] = { text = text }
            local done = match_items(w, pattern, i + 1, rest, b, go)
            b[val.name] = nil
            return done
        end)
    end
    for n, item in ipairs(items) do
        local function rest() return match_items(w, pattern, i + 1, without(n), b, go) end
        local function value() return match(w, val, item.val, b, rest) end
        if p.keyhole then
            if item.key and bind(b, p.key, M.name(item.key), value) then return true end
        elseif item.key == p.key and value() then return true end
    end
    return false
end

-- The fixed items of [items] before the parts.
local function ordered(items)
    local out = {}
    for _, p in ipairs(items) do
        if not (p.val.k == "hole" and p.val.sort == "fields" and not p.key) then out[#out + 1] = p end
    end
    for _, p in ipairs(items) do
        if p.val.k == "hole" and p.val.sort == "fields" and not p.key then out[#out + 1] = p end
    end
    return out
end

-- The nodes of a list from [from] on; [go] gets the place after those that were taken.
local function match_list(w, pattern, i, list, from, b, go)
    local p = pattern[i]
    if not p then return go(from) end
    w:step()
    if p.k == "hole" and p.sort == "list" then
        return w:some_of_list(p.type, list, from, function(text, to)
            b[p.name] = { text = text }
            local done = match_list(w, pattern, i + 1, list, to, b, go)
            b[p.name] = nil
            return done
        end)
    end
    local v = list[from]
    return v and match(w, p, v, b, function() return match_list(w, pattern, i + 1, list, from + 1, b, go) end)
end

function match(w, p, v, b, go)
    w:step()
    local k = p.k
    if k == "hole" then
        if p.sort == "fields" and v.k ~= "table" or p.sort == "list" and v.k ~= "list" then return false end
        return bind(b, p.name, v, go)
    end
    if k == "pron" then
        local mark = "<" .. p.v
        if b[mark] then return b[mark].key == v.key and go() end
        -- Behind first(…) it is what it was before the sentence named more.
        if w.early and v.before and v.before[p.v] then return bind(b, mark, v, go) end
        return v.forms and v.forms[p.v] and bind(b, mark, v, go)
    end
    if k == "call" and p.f.v == "first" then
        local old = w.early
        w.early = true
        local done = match(w, p.args[2], v, b, go)
        w.early = old
        return done
    end
    if k == "un" and p.v == "-" and v.k == "num" then
        return v.v < 0 and match(w, p.a, M.num(-v.v), b, go)
    end
    if k == "op" and p.v == "+" and p.b.k == "num" and v.k == "num" then
        return match(w, p.a, M.num(v.v - p.b.v), b, go)
    end
    if k == "op" and p.v == "*" and not (v.k == "op" and v.v == "*") then
        -- Once something is the thing itself.
        return match(w, p.a, M.num(1), b, function() return match(w, p.b, v, b, go) end)
    end
    if k ~= v.k then return false end
    if k == "var" then return bind(b, "$" .. p.v, v, go) end
    if k == "let" then
        return bind(b, "$" .. p.v, M.keyed { k = "var", v = v.v }, function() return match(w, p.val, v.val, b, go) end)
    end
    if k == "call" then
        if #p.args ~= #v.args and not M.spreads(p) then return false end
        if p.f.k == "hole" then
            return bind(b, p.f.name, v.f, function() return match_all(w, p.args, v.args, 1, 1, b, go) end)
        end
        return p.f.v == v.f.v and match_all(w, p.args, v.args, 1, 1, b, go)
    elseif k == "table" then
        p.ordered = p.ordered or ordered(p.items)
        return match_items(w, p.ordered, 1, v.items, b, function(rest) return #rest == 0 and go() end)
    elseif k == "list" then
        return match_list(w, p, 1, v, 1, b, function(to) return to > #v and go() end)
    elseif k == "op" then
        return p.v == v.v and match(w, p.a, v.a, b, function() return match(w, p.b, v.b, b, go) end)
    elseif k == "un" then
        if p.v ~= v.v then return false end
        return match(w, p.a, v.a, b, go)
    end
    return p.key == v.key and go()
end-- What a table must have for the row whose code is [code]: its keys, and the names that stand alone.
local function needs_of(code)
    local out = {}
    for _, item in ipairs(code.items) do
        if item.key and not item.keyhole then out[#out + 1] = item.key
        elseif not item.key and item.val.k == "name" then out[#out + 1] = item.val.key end
    end
    return out
end

-- Whether the pattern [code] could match [value], looked at from outside: most rows could not.
local function could(code, value)
    local k = code.k
    if k == "hole" or k == "pron" or k == "op" and code.v == "*" then return true end
    if k == "call" and code.f.v == "first" then return could(code.args[2], value) end
    if k == "un" then return value.k == "un" or value.k == "num" end
    if k ~= value.k then return false end
    if k == "call" then
        if code.f.k ~= "hole" and code.f.v ~= value.f.v then return false end
        if M.spreads(code) then return true end
        if #code.args ~= #value.args then return false end
        for i, a in ipairs(code.args) do if not could(a, value.args[i]) then return false end end
        return true
    elseif k == "table" then
        local have = value.have
        if not have then
            have = {}
            for _, item in ipairs(value.items) do have[item.key or item.val.key] = true end
            value.have = have
        end
        code.needs = code.needs or needs_of(code)
        for _, key in ipairs(code.needs) do if not have[key] then return false end end
        return true
    elseif k == "name" or k == "num" or k == "str" then return code.key == value.key end
    return true
end
return { match = match, items = match_items, list = match_list, ordered = ordered, could = could }
