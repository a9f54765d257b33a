-- phrase_world.lua -- what phrases know of a library: its keywords, tags and tokens, and the rows that its sets bring.
local parse = require "script_parse"

-- Whether the script of a keyword, parsed, says that text after it is governed by it.
local function governs(block)
    for _, s in ipairs(block) do
        local c = s.k == "do_call" and s.call
        if c and c.style == "{" then
            for _, item in ipairs(c.args[1].items) do
                if item.key == "governs" then
                    local clause = item.val.k == "call" and item.val.args[1]
                    for _, x in ipairs(clause and clause.k == "table" and clause.items or {}) do
                        if x.key and x.val.v == "me" then return x.key end
                    end
                    return true
                end
            end
        end
    end
    return false
end

-- The text that [e] is, of several parts perhaps.
local function joined(e)
    if e.k == "op" and e.v == ".." then return joined(e.a) .. joined(e.b) end
    return e.v
end

-- Adds to [out] the rows of the language that the script { path } of a set's words, parsed, has in says { … }.
local function add_says(script, block, language, out)
    for _, s in ipairs(block) do
        local c = s.k == "do_call" and s.call
        if c and c.style == "{" and c.f.v == "says" then
            local of = "en"
            for _, item in ipairs(c.args[1].items) do if item.key == "language" then of = item.val.v end end
            for _, item in ipairs(of == language and c.args[1].items or {}) do
                local row = { name = script.path or "", line = item.line }
                for i, x in ipairs(item.val.items or {}) do row[i] = joined(x.val) end
                if #row == 3 then out[#out + 1] = row end
            end
        end
    end
end

-- What phrases know of the library [raw], as P.open has it (phrases.lua).
local function world_of(raw)
    local world = { keywords = {}, governing = {}, tags = {}, cards = raw.cards, undeclared = {}, spoken = {} }
    local says = {}
    for _, k in ipairs(raw.keywords) do
        local block = parse.parse(k.source) or {}
        world.keywords[k.name] = true
        world.governing[k.name] = governs(block) or nil
        add_says(k, block, raw.language, says)
    end
    -- A keyword that cards have and nobody has declared is one all the same.
    for _, c in ipairs(raw.cards) do
        for _, k in ipairs(c.keywords or {}) do
            local name = world.keywords[k] and k or k:match("^(.-)%s+[%d{]") or k
            if not world.keywords[name] then
                world.keywords[name] = true
                world.undeclared[#world.undeclared + 1] = name
                world.undeclared[name] = true
            end
        end
    end
    -- Of a tag, the type of the cards that have it; "" if there are several.
    for _, c in ipairs(raw.cards) do
        for _, t in ipairs(c.tags or {}) do world.tags[t] = (world.tags[t] or c.type) == c.type and c.type or "" end
    end
    world.kinds, world.says = raw.kinds, says
    for _, script in ipairs(raw.words) do add_says(script, parse.parse(script.source) or {}, raw.language, says) end
    world.language = raw.language
    return world
end

return world_of
