-- lower.lua -- the script that says a meaning, as a person would write it.
--
-- Targets become parameters with names that tell what they are, queries of `run` and clauses that begin in
-- `run` get a `local` above the card, the words of a clause stand in the order of the house.
local M = require "meaning"
local print_tree = require "script_print"
local sums = require "sums"

local L = {}

local function name(v) return { k = "name", v = v } end
local function call(f, args, style) return { k = "call", f = type(f) == "string" and name(f) or f, args = args, style = style or "(" } end
local function braces(f, items) return call(f, { { k = "table", items = items } }, "{") end

-- The order of what stands in a clause, and in a query.
local clause_order = {}
for i, w in ipairs { "flag", "me", "thing", "", "event", "by", "with", "from", "to", "at", "here", "nth", "once",
    "one_or_more", "works_in", "cost_", "each", "provided", "may", "they_may", "each_turn", "cost", "adds", "only", "modes",
    "target", "destination", "run" } do clause_order[w] = i end
local query_order = {}
for i, w in ipairs { "flag", "another", "here", "there", "tag", "has", "except", "at", "", "count", "any_number",
    "together", "split" } do query_order[w] = i end

local function sorted(items, rank)
    local list = {}
    for i, item in ipairs(items) do list[i] = { item = item, rank = rank(item), at = i } end
    table.sort(list, function(a, b)
        if a.rank ~= b.rank then return a.rank < b.rank end
        return a.at < b.at
    end)
    for i, x in ipairs(list) do list[i] = x.item end
    return list
end

local function query_rank(item)
    if item.key then return query_order[item.key] or query_order[""] end
    if item.val.k == "call" then return query_order.except end
    return query_order[item.val.v or ""] or query_order.flag
end

local function clause_rank(f)
    return function(item)
        if item.key then
            if f == "passive" and item.key == "cost" then return clause_order.cost_ end
            return clause_order[item.key] or clause_order.event
        end
        local v = item.val
        if v.k == "name" then return clause_order[v.v] or L.game.first[v.v] and clause_order.flag or clause_order[""] end
        return clause_order.thing
    end
end

-- What a game says of names: `main`, the kind that is meant first, `short` names of parameters by kind, `plural`
-- names, `first`, the words of a clause that stand before all others.
L.game = { short = {}, plural = {}, first = {} }

function L.many(kind) return L.game.plural[kind] or kind .. "s" end

local sides = { enemy = true, friendly = true, yours = true, theirs = true }
local places = { here = true, there = true }

-- Names that tell what a query finds.
local function query_name(q)
    local has, kind = {}, nil
    local of = q.k == "table" and q or q.args and q.args[1]
    if not of or of.k ~= "table" then return "those" end
    for _, item in ipairs(of.items) do
        if item.key == "kind" then kind = item.val.v
        elseif not item.key and item.val.k == "name" then has[item.val.v] = true
        elseif item.key then has[item.key] = item.val end
    end
    local what = has.tag and has.tag.k == "str" and has.tag.v:lower():gsub("[^%a]", "_") .. "s" or kind and L.many(kind) or "things"
    local whose = ""
    if has.enemy then whose = "enemy_"
    elseif has.friendly then whose = "friendly_"
    elseif has.yours then whose = "my_"
    elseif has.theirs then whose = "their_" end
    if kind == L.game.main and not has.tag then
        if has.enemy then what, whose = "foes", "" elseif has.friendly then what, whose = "friends", "" end
    end
    local how = ""
    for _, item in ipairs(of.items) do
        local v = not item.key and item.val.k == "name" and item.val.v
        if v == "another" then how = "other_"
        elseif v and not sides[v] and not places[v] then how = v .. "_" end
    end
    local where = (has.here and "_here") or (has.there and "_there") or ""
    if whose == "" and how == "" and where == "" and not has.enemy and not has.friendly then whose = "all_" end
    return whose .. how .. what .. where
end

local function parameter_names(targets)
    local out, used = {}, {}
    local function side(q)
        for _, item in ipairs(q.k == "table" and q.items or {}) do
            local v = not item.key and item.val.v
            if v == "enemy" then return "foe" elseif v == "friendly" or v == "yours" then return "mine" end
        end
    end
    local function many(q)
        for _, item in ipairs(q.k == "table" and q.items or {}) do
            if item.val.key == "any_number" or item.key == "split" then return true end
            if item.key == "count" and item.val.key ~= "at_most(1)" then return true end
        end
    end
    local things = 0
    for _, q in ipairs(targets) do if not (q.k == "call" and q.f.v == "place") then things = things + 1 end end
    for i, q in ipairs(targets) do
        local kind = q.k == "table" and M.field(q, "kind")
        local base = kind and (L.game.short[kind.v] or kind.v:sub(1, 1)) or "x"
        if q.k == "call" and q.f.v == "place" then base = "place"
        elseif many(q) then base = kind and L.many(kind.v) ~= kind.v and L.many(kind.v) or "them"
        elseif things > 1 then base = side(q) or (kind and kind.v == L.game.main and "other") or base end
        local n, k = base, 2
        while used[n] do n, k = base .. k, k + 1 end
        used[n] = true
        out[i] = n
    end
    return out
end

local to_source

local function hoist(scope, wanted, source, key)
    local known = scope.known[key]
    if known then return name(known) end
    local n, k = wanted, 2
    while scope.taken[n] do n, k = wanted .. k, k + 1 end
    scope.taken[n], scope.known[key] = true, n
    scope.locals[#scope.locals + 1] = { k = "local", names = { n }, vals = { source } }
    return name(n)
end

local function fields(items, scope, rank)
    local out = {}
    for _, item in ipairs(sorted(items, rank or function() return 0 end)) do
        out[#out + 1] = { key = item.key, val = to_source(item.val, scope) }
    end
    return out
end

local function query(q, scope)
    local rest, kind = {}, nil
    for _, item in ipairs(q.items) do
        if item.key == "kind" then kind = item.val.v else rest[#rest + 1] = item end
    end
    if #rest == 0 then return name(kind) end
    return braces(kind, fields(rest, scope, query_rank))
end

local function is_query(n) return n.k == "table" and M.field(n, "kind") ~= nil end

local clause_words = { once = "next_time", passive = "for_now", instead = "saved", when = "whenever", cannot = "forbidden", can = "allowed",
    effect = "afterwards", as = "at_once" }

-- Names of what else is data and stands above the card.
local data_names = { happened = "happened_so", cost = "price", discount = "less", additional_cost = "more" }

local block

-- Whether [cond] asks, and then does what tells whether it has come about.
local function asks_first(cond)
    return cond.k == "op" and cond.v == "and" and cond.a.k == "call" and cond.a.f.v == "wants" and cond.b.k == "call"
end

-- A player is asked only about what is still there.
local function asking(n, scope)
    local first = asks_first(n.args[1]) and n.args[1]
    local run = first and M.list { first.b, table.unpack(n.args[2]) } or n.args[2]
    local label = scope.label and scope.label(M.table { { key = "run", val = run }, scope.targets and { key = "target", val = scope.targets } }) or "?"
    local args = { { k = "str", v = label } }
    -- "If it's …, you may …": what is asked for stands last.
    local whole = n.args[1]
    local wants = first and first.a or whole.k == "op" and whole.b or whole
    for _, a in ipairs(wants.args) do args[#args + 1] = to_source(a, scope) end
    local cond = call("wants", args)
    if first then cond = { k = "op", v = "and", a = cond, b = to_source(first.b, scope) }
    elseif wants ~= whole then cond = { k = "op", v = "and", a = to_source(whole.a, scope), b = cond } end
    for i = #(scope.refs or {}), 1, -1 do
        if n.args[2].key:find("@" .. i .. "[^%d]") then
            cond = { k = "op", v = "and", a = name(scope.refs[i]), b = cond }
        end
    end
    -- Left to right, as a person writes it.
    if cond.k == "op" and cond.b.k == "op" then
        cond = { k = "op", v = "and", a = { k = "op", v = "and", a = cond.a, b = cond.b.a }, b = cond.b.b }
    end
    local s = { k = "if", arms = { { cond = cond, body = block(n.args[2], scope) } } }
    if n.args[3] then s.other = block(n.args[3], scope) end
    return s
end

local function is_asking(cond)
    if asks_first(cond) then return true end
    if cond.k == "op" and cond.v == "and" then cond = cond.b end
    return cond.k == "call" and cond.f.v == "wants"
end

function block(list, scope)
    local b = { k = "block" }
    for _, n in ipairs(list) do
        if n.k == "call" and n.f.v == "branch" and is_asking(n.args[1]) then
            b[#b + 1] = asking(n, scope)
        elseif n.k == "call" and n.f.v == "branch" then
            for i, total in ipairs(sums.of(n.args[1])) do
                local sum = i == 1 and "sum" or "sum" .. i
                scope.sums = scope.sums or {}
                scope.sums[total.key] = sum
                b[#b + 1], b[#b + 2] = sums.statements(total, sum, to_source(M.call("each", { total.args[2] }), scope))
            end
            local s = { k = "if", arms = { { cond = to_source(n.args[1], scope), body = block(n.args[2], scope) } } }
            if n.args[3] then s.other = block(n.args[3], scope) end
            b[#b + 1] = s
        elseif n.k == "call" and n.f.v == "for_each" then
            local var = n.args[1].hint or n.args[1].v
            scope.vars[n.args[1].v] = var
            b[#b + 1] = { k = "forin", names = { var }, vals = { to_source(n.args[2], scope) },
                body = block(n.args[3], scope) }
        elseif n.k == "let" then
            local var = n.hint or n.v
            scope.vars[n.v] = var
            b[#b + 1] = { k = "local", names = { var }, vals = { to_source(n.val, scope) } }
        else b[#b + 1] = { k = "do_call", call = to_source(n, scope) } end
    end
    return b
end

-- A clause's items: targets and run joined, in the order of the house.
local function clause_items(f, t, scope)
    local targets = M.field(t, "target") or {}
    local names = parameter_names(targets)
    local rest = {}
    local query_list, destination = {}, nil
    for _, q in ipairs(targets) do
        if q.k == "call" and q.f.v == "place" then
            -- Only one destination, behind the targets.
            if destination or q ~= targets[#targets] then error("a destination among targets", 0) end
            destination = q.args[1]
        else query_list[#query_list + 1] = to_source(q, scope) end
    end
    for _, item in ipairs(sorted(t.items, clause_rank(f))) do
        if item.key == "target" then
            if #query_list == 1 then rest[#rest + 1] = { key = "target", val = query_list[1] }
            elseif #query_list > 1 then
                local list = {}
                for i, q in ipairs(query_list) do list[i] = { val = q } end
                rest[#rest + 1] = { key = "target", val = { k = "table", items = list } }
            end
            if destination then rest[#rest + 1] = { key = "destination", val = to_source(destination, scope) } end
        elseif item.key == "run" then
            local inner = setmetatable({ refs = names, targets = M.field(t, "target"), vars = {}, in_run = true }, { __index = scope })
            local used = {}
            local body = block(item.val, inner)
            for i, n in ipairs(names) do used[i] = n end
            -- Parameters that nothing uses at the end are left out.
            while #used > 0 and not item.val.key:find("@" .. #used, 1, true) do used[#used] = nil end
            rest[#rest + 1] = { key = "run", val = { k = "fn", params = used, body = body } }
        elseif item.key == "modes" then
            local list = {}
            for i, m in ipairs(item.val) do
                if m.k == "table" then
                    local mode = clause_items("mode", m, scope)
                    table.insert(mode, 1, { val = { k = "str", v = scope.label and scope.label(m) or "mode " .. i } })
                    list[#list + 1] = { val = { k = "table", items = mode } }
                else list[#list + 1] = { val = to_source(m, scope) } end
            end
            rest[#rest + 1] = { key = "modes", val = { k = "table", items = list } }
        else
            local val = item.val
            if val.k == "list" then
                local list = {}
                for i, x in ipairs(val) do list[i] = { val = to_source(x, scope) } end
                val = { k = "table", items = list }
            else val = to_source(val, scope) end
            rest[#rest + 1] = { key = item.key, val = val }
        end
    end
    return rest
end

function to_source(n, scope)
    local k = n.k
    if k == "name" then return name(n.v) end
    if k == "num" or k == "str" then return { k = k, v = n.v } end
    if k == "ref" then return name(scope.refs[n.v]) end
    if k == "var" then return name(scope.vars[n.v] or n.hint or "x") end
    if k == "op" then return { k = "op", v = n.v, a = to_source(n.a, scope), b = to_source(n.b, scope) } end
    if k == "un" then return { k = "un", v = n.v, a = to_source(n.a, scope) } end
    if k == "table" then
        if is_query(n) then
            local outer = setmetatable({ in_run = false }, { __index = scope })
            local source = query(n, outer)
            local bare = source.k == "name" and (source.v == "player" or source.v == "opponent")
            if scope.in_run and not bare then
                if source.k == "name" then source = call(source, { { k = "table", items = {} } }, "{") end
                return hoist(scope, query_name(n), source, n.key)
            end
            return source
        end
        return { k = "table", items = fields(n.items, scope) }
    end
    if k == "call" then
        local f = n.f.v
        if f == "total" and scope.sums and scope.sums[n.key] then return name(scope.sums[n.key]) end
        if M.clauses[f] or M.governing[f:lower()] then
            local outer = setmetatable({ in_run = false, refs = false }, { __index = scope })
            local source = braces(f, clause_items(f, n.args[1], outer))
            if scope.in_run then
                local once = false
                for _, item in ipairs(n.args[1].items) do once = once or item.val.key == "once" end
                return hoist(scope, once and "next_time" or clause_words[f] or "more", source, n.key)
            end
            return source
        end
        if f == "except" or f == "happened" or f == "costs" or f == "cost" or f == "discount" or f == "additional_cost" then
            local arg = n.args[1]
            if is_query(arg) then
                return braces(f, { { val = to_source(arg, scope) } })
            end
            local items = f == "happened" and sorted(arg.items, clause_rank("when")) or arg.items
            local outer = setmetatable({ in_run = false }, { __index = scope })
            local list = {}
            for i, item in ipairs(items) do list[i] = { key = item.key, val = to_source(item.val, outer) } end
            if scope.in_run then return hoist(scope, data_names[f] or "data", braces(f, list), n.key) end
            return braces(f, list)
        end
        if f == "tag" then return call("tag", { to_source(n.args[1], scope) }, '"') end
        local args = {}
        for i, a in ipairs(n.args) do args[i] = to_source(a, scope) end
        if (f == "either" or f == "with_cost") and scope.in_run then
            local outer = setmetatable({ in_run = false }, { __index = scope })
            for i, a in ipairs(n.args) do args[i] = to_source(a, outer) end
            return hoist(scope, f == "either" and query_name(n) or "with_its_cost", call(f, args), n.key)
        end
        return call(f, args)
    end
    error("no source for " .. k, 0)
end

-- A todo has at most so many bytes.
local todo_bytes = 160

-- The todos that tell all of [text], each from where a sentence begins, or at least a word.
local function todos(text, out)
    local rest = text
    while #rest > todo_bytes do
        local head = rest:sub(1, todo_bytes)
        local to = head:match("^.*[.] ()") or head:match("^.* ()")
        -- A word of that length is cut between two characters.
        if not to then
            to = todo_bytes
            while rest:byte(to) & 0xC0 == 0x80 do to = to - 1 end
        end
        out[#out + 1] = { val = call("todo", { { k = "str", v = (rest:sub(1, to - 1):gsub("%s+$", "")) } }, '"') }
        rest = rest:sub(to)
    end
    out[#out + 1] = { val = call("todo", { { k = "str", v = rest } }, '"') }
end

-- The script of the keyword [name], of which [meaning] is all that is known; [governs]: text stands behind it.
function L.keyword(name, meaning, governs)
    local items = {}
    todos(meaning, items)
    if governs then items[1].key = "governs" end
    local block = { k = "block", { k = "do_call", lead = { { text = "-- " .. name .. ", not written yet." } },
        call = call(call("keyword", { { k = "str", v = name } }, '"'), { { k = "table", items = items } }, "{") } }
    return print_tree.print(block)
end

-- The script of the card [code] with [clauses]. [comments] are lines above it, [label] names a mode. Returns its
-- text, or nil and why it has none.
function L.script(code, clauses, comments, label)
    local scope = { locals = {}, taken = {}, known = {}, vars = {}, label = label }
    local items = {}
    local ok, why = pcall(function()
        for _, c in ipairs(clauses) do
            if c.todo then todos(c.todo, items)
            else items[#items + 1] = { val = to_source(c, scope) } end
        end
    end)
    if not ok then return nil, why end
    local block = { k = "block" }
    for _, l in ipairs(scope.locals) do block[#block + 1] = l end
    block[#block + 1] = { k = "do_call", blank = true,
        call = call(call("card", { { k = "str", v = code } }, '"'), { { k = "table", items = items } }, "{") }
    local first = block[1]
    first.lead = {}
    for _, c in ipairs(comments or {}) do first.lead[#first.lead + 1] = { text = "-- " .. c } end
    if #block > 1 then first.blank = true else first.blank = nil end
    if #first.lead == 0 then first.lead = nil end
    local text = print_tree.print(block)
    return (text:gsub("\n\n\ncard", "\n\ncard"))
end

return L
