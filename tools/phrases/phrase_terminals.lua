-- phrase_terminals.lua -- what holes of rows take of a text without rows of their own: numbers, keywords, signs, names.
local M = require "meaning"

local small = { "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten" }
local number_words = {}
for i, w in ipairs(small) do number_words[w] = i end

local function terminals(g, world)
    g:terminal("number", function(words, at)
        local w = words[at]
        local n = w and (w.low:match("^%d+$") and tonumber(w.low) or number_words[w.low])
        return n and M.num(n)
    end, function(v) return v.k == "num" and v.v >= 0 and tostring(v.v) end)
    local ordinals = { "first", "second", "third", "fourth", "fifth" }
    g:terminal("ordinal", function(words, at)
        for i, w in ipairs(ordinals) do if words[at] and words[at].low == w then return M.num(i) end end
    end, function(v) return v.k == "num" and ordinals[v.v] end)
    -- How many there were before the one that a text counts.
    g:terminal("earlier", function(words, at)
        for i, w in ipairs(ordinals) do if words[at] and words[at].low == w then return M.num(i - 1) end end
    end, function(v) return v.k == "num" and ordinals[v.v + 1] end)
    g:terminal("digits", function(words, at)
        local w = words[at]
        return w and w.low:match("^%d+$") and M.num(tonumber(w.low)) or nil
    end, function(v) return v.k == "num" and v.v >= 0 and tostring(v.v) end)
    g:terminal("few", function(words, at) return g.terminals.number.read(words, at) end,
        function(v) return v.k == "num" and v.v >= 0 and (small[v.v] or tostring(v.v)) end)
    g:terminal("several", function(words, at)
        local v = g.terminals.number.read(words, at)
        return v and v.v > 1 and v or nil
    end, function(v) return v.k == "num" and v.v > 1 and (small[v.v] or tostring(v.v)) end)
    g:terminal("plus", function(words, at)
        local w = words[at]
        local n = w and w.low:match("^[+-]%d+$")
        return n and M.num(tonumber(n))
    end, function(v) return v.k == "num" and math.type(v.v) == "integer" and ("%+d"):format(v.v) end)
    g:terminal("atleast", function(words, at)
        local w = words[at]
        local n = w and w.low:match("^(%d+)%+$")
        if n then return M.num(tonumber(n)) end
        local word = w and number_words[w.low] or w and tonumber(w.low)
        if word and words[at + 1] and words[at + 1].low == "or" and words[at + 2] and words[at + 2].low == "more" then
            return M.num(word), at + 3
        end
    end, function(v) return v.k == "num" and v.v .. "+" end)
    g:terminal("braced", function(words, at)
        local n = words[at] and words[at].low:match("^{(%d+)}$")
        return n and M.num(tonumber(n))
    end, function(v) return v.k == "num" and v.v >= 0 and "{" .. v.v .. "}" end)
    g:terminal("keyword", function(words, at)
        local k = words[at] and words[at].keyword
        return k and M.str(k)
    end, function(v)
        if v.k ~= "str" then return nil end
        local name = v.v:match("^(.-) %S+$")
        return (world.keywords[v.v] or name and world.keywords[name]) and "[" .. v.v .. "]"
    end)
    -- Signs in a row, "{x} {x}", as what a price is of them; `less`: as what it is less by.
    local function signs(name, sense)
        g:declare(name, "fields")
        g:terminal(name, function(words, at)
            local sign = words[at] and words[at].low:match("^{(%l+)}$")
            if not sign or not world.signs[sign] then return nil end
            local to = at + 1
            while words[to] and words[to].low == words[at].low do to = to + 1 end
            return M.table { { key = sign, val = M.num(sense * (to - at)) } }, to
        end, function(v)
            local item = v.items[1]
            local n = item.val.k == "num" and math.tointeger(sense * item.val.v)
            return world.signs[item.key] and n and n > 0 and n <= 9 and ("{" .. item.key .. "} "):rep(n):sub(1, -2)
        end)
    end
    signs("signs", 1)
    signs("less_signs", -1)
    -- More than one, in figures.
    g:terminal("plenty", function(words, at)
        local v = g.terminals.digits.read(words, at)
        return v and v.v > 1 and v or nil
    end, function(v) return v.k == "num" and v.v > 1 and tostring(v.v) end)
    -- A keyword with a number that the rows use: {n:keyword_level}.
    for name in pairs(world.keywords) do
        g:terminal("keyword_" .. name:lower(), function(words, at)
            local w = words[at]
            return w and w.name == name and tonumber(w.value) and M.num(tonumber(w.value))
        end, function(v) return v.k == "num" and "[" .. name .. " " .. v.v .. "]" end)
    end
    local function named(list, many)
        return function(words, at)
            local text = ""
            for i = at, math.min(at + 3, #words) do
                if not words[i].raw:find("^%u") and not (i > at and words[i].raw:find("^%a")) then break end
                text = text .. (i > at and " " or "") .. words[i].raw
                -- A name may be its own plural.
                local one = many and text:match("^(.+)s$") or text
                if one and list[one] and not (words[i + 1] and words[i + 1].raw:find("^%u") and list[text .. " " .. words[i + 1].raw]) then
                    return M.str(one), i + 1
                end
            end
        end
    end
    -- A card by its name, where that is words with capitals.
    local called = {}
    for _, card in ipairs(world.cards) do called[card.name] = true end
    g:terminal("called", named(called), function(v) return v.k == "str" and called[v.v] and v.v end)
    local tokens = {}
    for _, card in ipairs(world.cards) do tokens[card.name] = card.supertypes and card.supertypes[1] == "Token" or nil end
    g:terminal("name", named(tokens), function(v) return v.k == "str" and v.v end)
    g:terminal("tag.sg", named(world.tags), function(v) return v.k == "str" and world.tags[v.v] and v.v end)
    g:terminal("tag.pl", named(world.tags, true), function(v) return v.k == "str" and world.tags[v.v] and v.v .. "s" end)
    g:terminal("tag.i", named(world.tags), function() return nil end)
end

return terminals
