-- meaning.lua -- what a script says, as a tree that has nothing but calls, tables and lists.
--
-- Two scripts that say the same in other words are the same here: a local stands where it is used, a query is
-- a table with its `kind`, the instructions of `run` are a list, a target stands as `chosen(query)` where it
-- is first spoken of and as `ref` later, as in a sentence. Every node has a `key`, by which equal ones are
-- found.
local M = {}

-- Nodes ---------------------------------------------------------------------------------------------------

local function keyed(n)
    local k = n.k
    if k == "name" or k == "num" then n.key = tostring(n.v)
    elseif k == "str" then n.key = '"' .. n.v .. '"'
    elseif k == "hole" then n.key = "?" .. n.name
    elseif k == "var" then n.key = "$" .. n.v
    elseif k == "ref" then n.key = "@" .. n.v
    elseif k == "pron" then n.key = "<" .. n.v .. ">"
    else
        local parts = {}
        if k == "call" then
            for i, a in ipairs(n.args) do parts[i] = a.key end
            n.key = n.f.key .. "(" .. table.concat(parts, ",") .. ")"
        elseif k == "table" then
            for i, item in ipairs(n.items) do parts[i] = (item.key and item.key .. "=" or "") .. item.val.key end
            table.sort(parts)
            n.key = "{" .. table.concat(parts, ",") .. "}"
        elseif k == "list" then
            for i, a in ipairs(n) do parts[i] = a.key end
            n.key = "[" .. table.concat(parts, ";") .. "]"
        elseif k == "op" then n.key = "(" .. n.a.key .. n.v .. n.b.key .. ")"
        elseif k == "un" then n.key = "(" .. n.v .. " " .. n.a.key .. ")"
        elseif k == "let" then n.key = "let " .. n.v .. "=" .. n.val.key
        end
    end
    return n
end
M.keyed = keyed

function M.name(v) return keyed { k = "name", v = v } end
function M.num(v) return keyed { k = "num", v = v } end
function M.str(v) return keyed { k = "str", v = v } end
function M.call(f, args) return keyed { k = "call", f = type(f) == "string" and M.name(f) or f, args = args } end
function M.list(l) l.k = "list" return keyed(l) end

-- A table of [items], each once; nil if two of them say different things. Two conditions must both hold.
function M.table(items)
    local out, seen = {}, {}
    for _, item in ipairs(items) do
        local mark = item.key or item.val.key
        local there = seen[mark]
        if not there then
            seen[mark] = item
            out[#out + 1] = item
        elseif there.val.key ~= item.val.key then
            if item.key ~= "provided" then return nil end
            local both = keyed { k = "table", items = { { val = there.val }, { val = item.val } } }
            for i, x in ipairs(out) do if x == there then out[i] = { key = "provided", val = both } end end
            seen[mark] = { val = both }
        end
    end
    return keyed { k = "table", items = out }
end

function M.field(t, key)
    for _, item in ipairs(t.items) do if item.key == key then return item.val end end
end

-- Whether a hole of the call [n] in a pattern stands for some of its arguments.
function M.spreads(n)
    if n.spread == nil then
        n.spread = false
        for _, a in ipairs(n.args) do n.spread = n.spread or a.k == "hole" and a.spread or false end
    end
    return n.spread
end

-- Whether a pattern has holes, or is another node each time for a like reason.
function M.has_open(n)
    if n.k == "hole" or n.k == "pron" or n.k == "let" or n.k == "var" then return true end
    if n.k == "call" then
        if n.f.k == "hole" or n.f.v == "chosen" then return true end
        for _, a in ipairs(n.args) do if M.has_open(a) then return true end end
    elseif n.k == "table" then
        for _, item in ipairs(n.items) do if item.keyhole or M.has_open(item.val) then return true end end
    elseif n.k == "list" then
        for _, a in ipairs(n) do if M.has_open(a) then return true end end
    elseif n.k == "op" then return M.has_open(n.a) or M.has_open(n.b)
    elseif n.k == "un" then return M.has_open(n.a)
    end
    return false
end

-- Without of the pattern [n] what stands for holes that are not among [holes]; nil: nothing is left of it.
function M.without(n, holes)
    if n.k == "hole" then return holes[n.name] end
    local had, out = #n, {}
    local function take(list, to)
        for _, x in ipairs(list) do to[#to + 1] = M.without(x, holes) end
        return to
    end
    if n.k == "call" then
        if n.f.k == "hole" and not holes[n.f.name] then return nil end
        had, out = #n.args, keyed { k = "call", f = n.f, args = take(n.args, {}), must = n.must }
        return (had == 0 or #out.args > 0) and out or nil
    elseif n.k == "table" then
        had = #n.items
        for _, item in ipairs(n.items) do
            local val = not (item.keyhole and not holes[item.key]) and M.without(item.val, holes)
            if val then out[#out + 1] = { key = item.key, keyhole = item.keyhole, val = val } end
        end
        return (had == 0 or #out > 0) and keyed { k = "table", items = out } or nil
    elseif n.k == "list" then
        take(n, out)
        return (had == 0 or #out > 0) and M.list(out) or nil
    elseif n.k == "op" then
        local a, b = M.without(n.a, holes), M.without(n.b, holes)
        return a and b and keyed { k = "op", v = n.v, a = a, b = b } or a or b
    elseif n.k == "un" then
        local a = M.without(n.a, holes)
        return a and keyed { k = "un", v = n.v, a = a }
    elseif n.k == "let" then
        local val = M.without(n.val, holes)
        return val and keyed { k = "let", v = n.v, val = val }
    end
    return n
end

-- Raising -------------------------------------------------------------------------------------------------

local kinds, clauses, governing = {}, {}, {}
for w in ("effect when as instead can cannot passive activated attached"):gmatch("%S+") do clauses[w] = true end
-- What a game brings: its kinds, the keywords with text after them (true, or the event of the card that the
-- text waits for), the events by which things leave.
M.kinds, M.clauses, M.governing, M.leaving = kinds, clauses, governing, {}
-- And what a verb's result is, where that is no thing, and the events whose thing no "it" means.
M.results, M.unspoken = {}, {}
-- The verbs whose last argument is only a measure of what is done: no "it" means that.
M.compared = {}
-- The kinds that are places.
M.places = {}

local cannot = {}
local function refuse(line, what) error(setmetatable({ line = line, what = what }, cannot), 0) end

-- What of Lua has no sentence.
local unsaid = { fn = "a function as a value", index = "a key of a table", method = "a method", fornum = "a loop that counts",
    forin = "a loop with two names", ["while"] = "a loop that asks", ["repeat"] = "a loop that asks", assign = "a value that changes",
    ["function"] = "a function within another", localfn = "a function within another", ["return"] = "return with a value",
    ["break"] = "break", ["goto"] = "goto", label = "a label", ["do"] = "do" }

local function refuse_kind(x) refuse(x.line, unsaid[x.k] or x.k) end

-- Calls that no script has: what rows may say, and nobody reads. Each with what stands there in the script.
M.only_said = { counted = unsaid.fornum, item_at = unsaid.index }

-- What [n] has that is only said, in the words of a person; nil: nothing.
function M.what_is_only_said(n)
    for name, what in pairs(M.only_said) do
        if n.key:find("%f[%w_]" .. name .. "%(") then return what end
    end
end

local raise, raise_block

local function is_function(x) return x and x.k == "fn" end

local function raise_table_items(t, scope, skip)
    local items = {}
    for _, item in ipairs(t.items) do
        if item.at then refuse(item.line, "a key in brackets") end
        if not (skip and skip[item.key or ""]) then
            local v = item.val
            local plain = item.key == "kind" and v.k == "name" and kinds[v.v]
            local hole = scope.holes and scope.holes[item.key or ""]
            items[#items + 1] = { key = item.key, keyhole = hole and hole.sort == "key" or nil,
                val = plain and M.name(v.v) or raise(v, scope) }
        end
    end
    return items
end

local function resolved(e, scope)
    while e and e.k == "name" and scope.top[e.v] and not scope.vars[e.v] do e = scope.top[e.v] end
    return e
end

-- The queries of `target`: one, or a list of them.
local function targets_of(e, scope)
    e = resolved(e, scope)
    if e.k == "table" then
        local out = {}
        for i, item in ipairs(e.items) do out[i] = raise(item.val, scope) end
        return out
    end
    return { raise(e, scope) }
end

local function raise_run(fn, count, scope)
    local inner = setmetatable({ vars = setmetatable({}, { __index = scope.vars }) }, { __index = scope })
    for i, p in ipairs(fn.params) do
        if i > count then refuse(fn.line, "more parameters than targets") end
        inner.vars[p] = keyed { k = "ref", v = i }
    end
    return raise_block(fn.body, inner)
end

-- The items of a clause, whose targets and `run` belong together.
local function raise_clause_items(t, scope)
    local special = { target = true, destination = true, run = true, modes = true }
    local items = raise_table_items(t, scope, special)
    local found = {}
    for _, item in ipairs(t.items) do if special[item.key or ""] then found[item.key] = item.val end end
    local targets = found.target and targets_of(found.target, scope) or {}
    if found.destination then targets[#targets + 1] = M.call("place", { raise(found.destination, scope) }) end
    if found.modes then
        local modes = {}
        local m = resolved(found.modes, scope)
        local whole = scope.holes and m.k ~= "table" and raise(m, scope)
        for _, item in ipairs(m.items or {}) do
            local v = resolved(item.val, scope)
            if v.k == "table" and not (v.items[1] and v.items[1].val.k == "str") then
                modes[#modes + 1] = M.table(raise_clause_items({ items = v.items }, scope))
            elseif v.k == "table" then
                -- The label tells a player what the mode says, and so says nothing more.
                table.remove(v.items, 1)
                local mode = raise_clause_items({ items = v.items }, scope)
                modes[#modes + 1] = M.table(mode)
            else modes[#modes + 1] = raise(v, scope) end
        end
        items[#items + 1] = { key = "modes", val = whole or M.list(modes) }
    end
    if found.run then
        local fn = resolved(found.run, scope)
        local list
        if is_function(fn) then list = raise_run(fn, #targets, scope)
        elseif fn.k == "name" and scope.holes and scope.holes[fn.v] then list = scope.holes[fn.v]
        elseif fn.k == "call" and scope.holes then list = raise(fn, scope)
        elseif fn.k == "name" then
            -- A verb by itself: run = ready is run = function(u) ready(u) end.
            local args = {}
            for i = 1, #targets do args[i] = keyed { k = "ref", v = i } end
            list = M.list { M.call(fn.v, args) }
        else refuse(fn.line, "a run that is no function") end
        if #targets > 0 then items[#items + 1] = { key = "target", val = M.list(targets) } end
        items[#items + 1] = { key = "run", val = list }
    elseif #targets > 0 then refuse(t.line, "targets without run") end
    return items
end

local function raise_call(e, scope)
    local f = e.f
    if f.k == "name" and not scope.vars[f.v] then
        local arg = e.style == "{" and e.args[1]
        if arg and kinds[f.v] then
            local items = raise_table_items(arg, scope)
            table.insert(items, 1, { key = "kind", val = M.name(f.v) })
            return M.table(items) or refuse(e.line, "a query that says a thing twice")
        end
        if arg and f.v == "attached" or arg and governing[f.v] then
            -- Either clauses in braces, or what completes a clause.
            local whole = raise_clause_items(arg, scope)
            return M.call(f.v, { M.table(whole) or refuse(e.line, "a clause that says a thing twice") })
        end
        if arg and clauses[f.v] then
            local whole = raise_clause_items(arg, scope)
            return M.call(f.v, { M.table(whole) or refuse(e.line, "a clause that says a thing twice") })
        end
        local top = scope.top[f.v]
        if is_function(top) and #top.params == #e.args then
            -- A function of the script's own, put in its place, where it is one instruction.
            local inner = setmetatable({ vars = setmetatable({}, { __index = scope.vars }) }, { __index = scope })
            for i, p in ipairs(top.params) do inner.vars[p] = raise(e.args[i], scope) end
            local list = raise_block(top.body, inner)
            if #list == 1 then return list[1] end
            refuse(e.line, "a function of several instructions within another")
        end
    end
    if f.k ~= "name" then refuse(e.line, "a call of what has no name") end
    -- In a row, s() is the instructions that fill the hole s.
    local hole = scope.holes and scope.holes[f.v]
    if hole and hole.sort == "list" and #e.args == 0 then return hole end
    local args = {}
    for i, a in ipairs(e.args) do args[i] = raise(a, scope) end
    if scope.holes and f.v == "all_of" then return M.list(args) end
    -- What a player reads there says nothing more: lower.lua makes it anew.
    if f.v == "wants" and args[1] and args[1].k == "str" then table.remove(args, 1) end
    if e.style == "{" and f.v ~= "except" and f.v ~= "happened" and f.v ~= "cost" and f.v ~= "discount" and
        f.v ~= "additional_cost" and not clauses[f.v] and not governing[f.v] and f.v ~= "costs" then
        refuse(e.line, "'" .. f.v .. "' with braces")
    end
    return M.call(hole or f.v, args)
end

local raised = {
    num = function(e) return M.num(tonumber(e.v) or e.v) end,
    str = function(e) return M.str(e.v) end,
    word = function(e) return M.name(e.v) end,
    index = function(e, scope)
        if e.dot then refuse_kind(e) end
        return M.call("item_at", { raise(e.a, scope), raise(e.key, scope) })
    end,
    paren = function(e, scope) return raise(e.a, scope) end,
    table = function(e, scope)
        return M.table(raise_table_items(e, scope)) or refuse(e.line, "a table that says a thing twice")
    end,
    call = raise_call,
    op = function(e, scope)
        if e.v == "and" then
            -- "If it is still there" goes without saying before a question about it.
            local a, b = raise(e.a, scope), raise(e.b, scope)
            if a.k == "ref" and b.k == "call" and b.f.v == "wants" then return b end
            if a.k == "op" and a.v == "and" and a.a.k == "ref" and a.b.k == "ref" and b.k == "call" and b.f.v == "wants" then
                return b
            end
        end
        return keyed { k = "op", v = e.v, a = raise(e.a, scope), b = raise(e.b, scope) }
    end,
    un = function(e, scope)
        local a = raise(e.a, scope)
        if e.v == "-" and a.k == "num" then return M.num(-a.v) end
        return keyed { k = "un", v = e.v, a = a }
    end,
    name = function(e, scope)
        local v = scope.vars[e.v]
        if v then return v end
        if scope.holes then
            if scope.holes[e.v] then return scope.holes[e.v] end
            local form = e.v:match("^THAT_?([%a_]*)$")
            if form then return keyed { k = "pron", v = form } end
        end
        local top = scope.top[e.v]
        if top then
            if is_function(top) then refuse(e.line, "a function as a value") end
            return raise(top, scope)
        end
        if kinds[e.v] then return M.table { { key = "kind", val = M.name(e.v) } } end
        return M.name(e.v)
    end,
}

function raise(e, scope)
    local how = raised[e.k]
    if not how then refuse_kind(e) end
    local n = how(e, scope)
    n.line = n.line or e.line
    return n
end

-- The block of an arm or a loop: what returns from within it would leave out what stands behind it, too.
local function raise_within(body, scope) return raise_block(body, setmetatable({ within = true }, { __index = scope })) end

local function raise_statement(s, scope, out)
    if s.k == "do_call" then
        local c = s.call
        local top = c.k == "call" and c.f.k == "name" and scope.top[c.f.v]
        if is_function(top) and #top.params == #c.args then
            local inner = setmetatable({ vars = setmetatable({}, { __index = scope.vars }) }, { __index = scope })
            for i, p in ipairs(top.params) do inner.vars[p] = raise(c.args[i], scope) end
            for _, x in ipairs(raise_block(top.body, inner)) do out[#out + 1] = x end
            return
        end
        out[#out + 1] = raise(c, scope)
    elseif s.k == "local" then
        if #s.vals ~= #s.names then refuse(s.line, "a local without a value") end
        local new = {}
        for i, name in ipairs(s.names) do
            local val = raise(s.vals[i], scope)
            new[name] = keyed { k = "var", v = name }
            out[#out + 1] = keyed { k = "let", v = name, val = val, line = s.line }
        end
        for name, v in pairs(new) do scope.vars[name] = v end
    elseif s.k == "if" then
        local other = s.other and raise_within(s.other, scope)
        for i = #s.arms, 1, -1 do
            local args = { raise(s.arms[i].cond, scope), raise_within(s.arms[i].body, scope), other }
            local n = M.call("branch", args)
            n.line = s.line
            other = M.list { n }
        end
        out[#out + 1] = other[1]
    elseif s.k == "forin" and #s.names == 1 or s.k == "fornum" and #s.vals == 2 then
        local inner = setmetatable({ vars = setmetatable({}, { __index = scope.vars }) }, { __index = scope })
        local what = raise(s.vals[1], scope)
        if s.k == "fornum" then what = M.call("counted", { what, raise(s.vals[2], scope) }) end
        inner.vars[s.names[1]] = keyed { k = "var", v = s.names[1] }
        out[#out + 1] = M.call("for_each", { inner.vars[s.names[1]], what, raise_within(s.body, inner) })
        out[#out].line = s.line
    else refuse_kind(s) end
end

local opposite = { ["=="] = "~=", ["~="] = "==", ["<"] = ">=", [">="] = "<", [">"] = "<=", ["<="] = ">" }

local function negated(n)
    if n.k == "un" and n.v == "not" then return n.a end
    if n.k == "op" and opposite[n.v] then return keyed { k = "op", v = opposite[n.v], a = n.a, b = n.b } end
    return keyed { k = "un", v = "not", a = n }
end

-- Whether [s] does nothing more if something is so.
local function is_guard(s)
    local body = s.k == "if" and #s.arms == 1 and not s.other and s.arms[1].body
    return body and #body == 1 and body[1].k == "return" and #(body[1].vals or {}) == 0
end

-- What the only arm of [s] does where it ends what is done, as a block; nil: it goes on behind it. What it returns then is
-- what the call gives, which nobody asks for in `run`.
local function last_of(s)
    local body = s.k == "if" and #s.arms == 1 and not s.other and s.arms[1].body
    local ends = body and body[#body]
    local call = ends and ends.k == "return" and #(ends.vals or {}) == 1 and ends.vals[1]
    if not call or call.k ~= "call" then return nil end
    local out = table.move(body, 1, #body - 1, 1, {})
    out[#out + 1] = { k = "do_call", call = call, line = ends.line }
    return out
end

function raise_block(b, scope, from)
    local inner = setmetatable({ vars = setmetatable({}, { __index = scope.vars }) }, { __index = scope })
    local out = {}
    local sums, skip = require "sums", 0
    for i = from or 1, #b do
        local ends = last_of(b[i])
        if scope.within and (ends or is_guard(b[i])) then refuse(b[i].line, "a return within a loop or a condition") end
        if is_guard(b[i]) then
            -- What stands behind it is what is done if it is not so.
            local cond = negated(raise(b[i].arms[1].cond, inner))
            out[#out + 1] = M.call("branch", { cond, raise_block(b, inner, i + 1) })
            out[#out].line = b[i].line
            break
        end
        if ends then
            local rest = i < #b and raise_block(b, inner, i + 1) or nil
            out[#out + 1] = M.call("branch", { raise(b[i].arms[1].cond, inner), raise_block(ends, inner), rest })
            out[#out].line = b[i].line
            break
        end
        local sum, measure, what = sums.at(b, i)
        if sum then
            -- The two lines say what the next one asks for.
            inner.vars[sum] = M.call("total", { M.name(measure), raise(what, inner) })
            skip = i + 1
        end
        if i > skip then raise_statement(b[i], inner, out) end
    end
    return M.list(out)
end

-- What a script's tree says. Returns { code, declares, clauses } with each clause's node (or the reason why it has
-- none, { line, what }), or nil and a reason.
-- The clause [n] as a list: of several that a keyword governs together each one is governed by it.
local function governed(n)
    local t = n.k == "call" and governing[n.f.v] and n.args[1]
    local before, own = {}, {}
    for _, item in ipairs(t and t.k == "table" and t.items or {}) do
        local x = item.val
        local clause = not item.key and x.k == "call" and (clauses[x.f.v] or governing[x.f.v])
        table.insert(clause and own or before, item)
    end
    if #own < 2 then return { n } end
    local out = {}
    for i, item in ipairs(own) do
        local items = table.move(before, 1, #before, 1, {})
        items[#items + 1] = item
        out[i] = M.call(n.f, { M.table(items) })
    end
    return out
end

function M.raise(block)
    local scope = { top = {}, vars = {} }
    local result
    for _, s in ipairs(block) do
        if s.k == "local" then
            for i, n in ipairs(s.names) do scope.top[n] = s.vals[i] end
        elseif s.k == "localfn" then scope.top[s.names[1]] = s.fn
        elseif s.k == "do_call" and s.call.k == "call" and s.call.style == "{" and s.call.f.k == "call" then
            local head = s.call.f
            result = { declares = head.f.v, code = head.args[1].v, clauses = {} }
            for _, item in ipairs(s.call.args[1].items) do
                local ok, n = pcall(raise, item.val, scope)
                if not ok then
                    if getmetatable(n) ~= cannot then error(n, 0) end
                    n = { line = n.line, what = n.what }
                end
                for _, part in ipairs(n.key and governed(n) or { n }) do
                    part = setmetatable({ line = item.line }, { __index = part })
                    result.clauses[#result.clauses + 1] = { line = item.line, item = item, key = item.key, node = part.key and part, why = part }
                end
            end
        else return nil, { line = s.line, what = "'" .. s.k .. "' beside the card" } end
    end
    return result
end

-- The pattern of a row: [text] as in a script, in which the names of [holes] stand for what fills them.
function M.pattern(text, holes, parse, sort)
    local block, err
    local scope = { top = {}, vars = {}, holes = holes }
    if sort == "list" then
        block, err = parse("local x = all_of(" .. text .. ")")
        if block then
            local ok, n = pcall(raise, block[1].vals[1], scope)
            if not ok then error(text .. ": " .. (type(n) == "table" and n.what or n), 0) end
            return n
        end
        block, err = parse(text)
        if not block then error(text .. ": " .. err.message, 0) end
        local ok, n = pcall(raise_block, block, scope)
        if not ok then error(text .. ": " .. (type(n) == "table" and n.what or n), 0) end
        return n
    end
    block, err = parse("local x = " .. text)
    if block and (#block > 1 or #block[1].vals > 1) then
        error(text .. " is more than one, and all but the first would be lost: several clauses are a row of the type " ..
            "'paragraph', several instructions one of 'two_things' or 'plain'", 0)
    end
    if not block then
        block, err = parse(text)
        if not block then error(text .. ": " .. err.message, 0) end
        local l = raise_block(block, scope)
        if #l ~= 1 then error(text .. ": one instruction expected", 0) end
        return l[1]
    end
    local ok, n = pcall(raise, block[1].vals[1], scope)
    if not ok then error(text .. ": " .. (type(n) == "table" and n.what or n), 0) end
    return n
end

return M
