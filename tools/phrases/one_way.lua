-- one_way.lua -- one way to say of two that are the same.
--
-- A script and a sentence may do the same in another order of words: a local that is used once, a destination that is
-- chosen before the targets. settle.lua makes of both what stands here, so that they are found to be the same.
local M = require "meaning"
local N = {}

local keyed = M.keyed

-- Goes through [n] in the order of its words; [f] may return what stands in its place.
local function map(n, f)
    local to = f(n)
    if to then return to end
    if n.k == "call" then
        local args = {}
        for i, a in ipairs(n.args) do args[i] = map(a, f) end
        return keyed { k = "call", f = n.f, args = args, line = n.line }
    elseif n.k == "table" then
        local items = {}
        for i, item in ipairs(n.items) do items[i] = { key = item.key, val = map(item.val, f) } end
        return keyed { k = "table", items = items, line = n.line }
    elseif n.k == "list" then
        local list = { line = n.line }
        for i, a in ipairs(n) do list[i] = map(a, f) end
        return M.list(list)
    elseif n.k == "op" then return keyed { k = "op", v = n.v, a = map(n.a, f), b = map(n.b, f) }
    elseif n.k == "un" then return keyed { k = "un", v = n.v, a = map(n.a, f) }
    elseif n.k == "let" then return keyed { k = "let", v = n.v, val = map(n.val, f), line = n.line }
    end
    return n
end
N.map = map

-- Whether what comes behind [i] in [list] speaks of the local [v].
local function spoken_again(list, i, v)
    for j = i + 1, #list do
        if (list[j].key .. " "):find("$" .. v .. "%D") then return true end
    end
    return false
end

-- The call that [n] works out first, with what it is an argument of and its place there.
local function innermost(n)
    local outer, place
    while n.k == "call" do
        local inner
        for i, a in ipairs(n.args) do
            if a.k == "call" and not M.clauses[a.f.v] then inner = i break end
        end
        if not inner then break end
        outer, place, n = n, inner, n.args[inner]
    end
    return n, outer, place
end

-- Whether [n] shows somebody's hand to all.
local function shows_hand(n) return n.k == "call" and n.f.v == "reveal" and n.args[1] and n.args[1].key == "hand" end

-- How often [list] from [i] on speaks of the local [v].
local function times_spoken(list, i, v)
    local n = 0
    for j = i, #list do
        for _ in (list[j].key .. " "):gmatch("%$" .. v .. "%f[%D]") do n = n + 1 end
    end
    return n
end

-- The local that [n] works with before anything else is done.
local function first_var(n)
    while n.k == "call" do
        local inner
        for _, a in ipairs(n.args) do
            if a.k == "call" or a.k == "var" then inner = a break end
        end
        if not inner then return nil end
        n = inner
    end
    return n.k == "var" and n.v or nil
end

-- The instruction [s]; what picks at most one thing to play asks by that whether it is to be.
local function not_asked_twice(s)
    if s.k ~= "call" or s.f.v ~= "branch" or s.args[3] or s.args[1].key ~= "wants()" or #s.args[2] ~= 1 then return s end
    local play = s.args[2][1]
    local pick = play.k == "call" and play.f.v == "play" and play.args[1]
    local most = pick and pick.k == "call" and pick.f.v == "pick" and pick.args[1].k == "table" and M.field(pick.args[1], "count")
    return most and most.key == "at_most(1)" and play or s
end

-- The same in the instructions of the branch [s], which stands at [at] in [list].
local function within_branch(s, list, at)
    local args = {}
    for i, a in ipairs(s.args) do
        args[i] = a
        if a.k == "list" then
            local own = { line = a.line }
            for j, x in ipairs(a) do
                local alone = x.k == "let" and x.val.k == "call" and not spoken_again(a, j, x.v) and not spoken_again(list, at, x.v)
                own[j] = alone and x.val or x
            end
            args[i] = M.list(own)
        end
    end
    return keyed { k = "call", f = s.f, args = args, line = s.line }
end

-- The instructions [list], in one way of two that are the same: a hand that is shown is a sentence of its own, and
-- what is picked for one thing alone is picked there. [new] names a local.
function N.one_way(list, new)
    local out = {}
    for _, s in ipairs(list) do
        local call = s.k == "let" and s.val or s
        local shown, outer = innermost(call)
        if outer and shows_hand(shown) and not (call.f.v == "branch" or call.f.v == "for_each") then
            local v = new()
            local function swap(x) if x == shown then return keyed { k = "var", v = v } end end
            out[#out + 1] = keyed { k = "let", v = v, hint = "cards", val = shown, line = s.line }
            s = map(s, swap)
        end
        out[#out + 1] = s
    end
    for j, s in ipairs(out) do out[j] = not_asked_twice(s) end
    local i = 1
    while i < #out do
        local s, after = out[i], out[i + 1]
        if s.k == "let" and s.val.k == "call" and s.val.f.v == "pick" and after.k == "call" and after.f.v ~= "branch" and
            after.f.v ~= "for_each" and after.f.v ~= "delayed" and times_spoken(out, i + 1, s.v) == 1 and first_var(after) == s.v then
            local function swap(x) if x.k == "var" and x.v == s.v then return s.val end end
            out[i + 1] = map(after, swap)
            table.remove(out, i)
        else i = i + 1 end
    end
    for j, s in ipairs(out) do
        -- What nothing speaks of again is done, and that is all.
        if s.k == "let" and s.val.k == "call" and not spoken_again(out, j, s.v) then out[j] = s.val end
        if s.k == "call" and s.f.v == "branch" then out[j] = within_branch(s, out, j) end
    end
    return out
end

-- The list [run] with its locals counted from one, in their order.
function N.renumbered(run)
    local to, n = {}, 0
    local function step(x)
        if x.k == "let" then
            local val = map(x.val, step)
            n = n + 1
            to[x.v] = tostring(n)
            return keyed { k = "let", v = to[x.v], hint = x.hint, val = val, line = x.line }
        elseif x.k == "call" and x.f.v == "for_each" then
            n = n + 1
            to[x.args[1].v] = tostring(n)
        elseif x.k == "var" and to[x.v] then return keyed { k = "var", v = to[x.v], hint = x.hint } end
    end
    local whole = map(run, step)
    whole.line = run.line
    return whole
end

-- Whether the query [q] finds places.
local function is_place(q)
    local kind = q.k == "table" and M.field(q, "kind")
    return kind and M.places[kind.v] or false
end

-- Whether the instruction [s] has a place chosen.
function N.names_place(s)
    local found = false
    map(s, function(x)
        if x.k ~= "call" or x.f.v ~= "chosen" then return end
        local q = x.args[1]
        found = found or q.k == "call" and q.f.v == "place" or is_place(q)
        return x
    end)
    return found
end

-- The query [q] as it is in what is done about "it": another is another than that.
function N.other_than_it(q)
    if q.k ~= "table" then return q end
    local items = {}
    for i, item in ipairs(q.items) do
        local other = not item.key and item.val.key == "another"
        items[i] = other and { val = M.call("except", { M.table { { val = M.name("it") } } }) } or item
    end
    return M.table(items)
end

-- The items [items] of a clause whose destination is chosen behind its targets, as a clause has it: the first of
-- several [targets] that is a place goes to the end, if none behind it speaks of it.
function N.destination_last(targets, items)
    local at
    for i, q in ipairs(targets) do
        if q.k == "call" and q.f.v == "place" then
            if at then return items end
            at = i
        elseif at and (q.key:find("%f[%w]it%f[%W]") or q.key:find("there", 1, true)) then return items end
    end
    if not at then return items end
    if #targets == 1 and targets[1].args[1].k == "table" then
        -- A place alone, for what is no target, is itself what is chosen.
        targets[1] = targets[1].args[1]
    end
    if at == #targets then return items end
    local place = table.remove(targets, at)
    targets[#targets + 1] = place
    local function step(x)
        if x.k ~= "ref" or x.v < at then return end
        return keyed { k = "ref", v = x.v == at and #targets or x.v - 1 }
    end
    local out = {}
    for i, item in ipairs(items) do
        out[i] = item.key == "run" and { key = "run", val = map(item.val, step) } or item
    end
    return out
end

-- The instructions [run] in groups that follow one another, each of which speaks of targets of its own: a list of
-- { first, last, run }. Nil where two of them speak of one target, or one of none.
local function groups_of(run)
    local out = {}
    for _, s in ipairs(run) do
        local first, last
        map(s, function(x)
            if x.k == "ref" then first, last = math.min(first or x.v, x.v), math.max(last or x.v, x.v) end
        end)
        local before = out[#out]
        if not first or before and first <= before.last then return nil end
        out[#out + 1] = { first = first, last = last, run = s }
    end
    return out
end

-- The clause [c], in parts where it has several destinations, or one that is not of its first target: a clause has one.
-- A list of clauses.
function N.parted(c)
    local t = c.f.v == "effect" and c.args[1]
    local targets, run = t and M.field(t, "target"), t and M.field(t, "run")
    local places = 0
    for _, q in ipairs(targets or {}) do if q.k == "call" and q.f.v == "place" then places = places + 1 end end
    local groups = places > 0 and run and #t.items == 2 and groups_of(run)
    -- One destination is that of the first target.
    local first = groups and targets[groups[1].last]
    if not groups or #groups == 1 or places == 1 and first.k == "call" and first.f.v == "place" then return { c } end
    local out = {}
    for i, g in ipairs(groups) do
        local own = {}
        for k = (i == 1 and 1 or groups[i - 1].last + 1), g.last do own[#own + 1] = targets[k] end
        local shift = g.last - #own
        local s = map(g.run, function(x) if x.k == "ref" then return keyed { k = "ref", v = x.v - shift } end end)
        out[i] = M.call("effect", { M.table { { key = "run", val = M.list { s } }, { key = "target", val = M.list(own) } } })
    end
    return out
end

-- A passive about me while I am so is one about me who is so.
function N.one_subject(items)
    local subject, condition, both, part
    for i, item in ipairs(items) do
        if not item.key and item.val.key == "me" then subject = i end
        if item.key == "provided" and item.val.k == "table" then
            for j, x in ipairs(item.val.items) do
                if not x.key and x.val.key == "me" then condition = i end
                -- Of two conditions one may be about me.
                if not x.key and x.val.k == "table" and not M.field(item.val, "kind") and #item.val.items == 2 then
                    for _, y in ipairs(x.val.items) do if not y.key and y.val.key == "me" then both, part = i, j end end
                end
            end
        end
    end
    if subject and both then
        local whole = items[both].val.items
        local out = {}
        for i, item in ipairs(items) do
            out[i] = i == subject and { val = whole[part].val } or i == both and { key = "provided", val = whole[3 - part].val } or item
        end
        return out
    end
    if not subject or not condition then return items end
    local out = {}
    for i, item in ipairs(items) do
        if i == subject then out[#out + 1] = { val = items[condition].val }
        elseif i ~= condition then out[#out + 1] = item end
    end
    return out
end

-- The clauses [list] of one card: where one speaks of what the card keeps, those that put it there keep it so.
-- Nil: none does.
function N.kept_together(list, kept)
    local asks, keeps = false, false
    for _, c in ipairs(list) do
        if c.key then
            asks = asks or c.key:find("%f[%w_]" .. kept.what .. "%f[^%w_]") ~= nil
            keeps = keeps or c.key:find("%f[%w_]" .. kept.by .. "%(") ~= nil
        end
    end
    if not asks or keeps then return list end
    local out, found = {}, false
    local function keep(x)
        if x.k ~= "call" or x.f.v ~= kept.of then return nil end
        found = true
        return M.call(kept.by, { x })
    end
    for i, c in ipairs(list) do out[i] = c.key and map(c, keep) or c end
    return found and out or nil
end

return N
