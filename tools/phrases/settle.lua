-- settle.lua -- what "it" means: from sentences to targets and parameters, and back.
--
-- In a sentence a target stands where it is chosen, `chosen(query)`, and later as a pronoun. In a clause it
-- stands in `target`, and in `run` as `ref(n)`. A pronoun means what alone it can mean: where two things
-- have been spoken of that it fits, there is no reading.
local M = require "meaning"
local S = {}

local N = require "one_way"
local keyed, map = M.keyed, N.map
S.map = map

-- Whether the things of the query [q] are several.
local function is_many(q)
    if q and q.k == "call" then
        return q.f.v == "either" and is_many(q.args[1])
    end
    if not q or q.k ~= "table" then return false end
    for _, item in ipairs(q.items) do
        if item.val.key == "any_number" and not item.key then return true end
        if item.key == "count" then
            local v = item.val
            if v.k == "num" then return v.v ~= 1 end
            local most = v.k == "call" and v.f.v == "at_most" and v.args[1]
            return not (most and most.v == 1)
        end
        if item.key == "split" then return true end
    end
    return false
end

local function kind_of(q)
    if not q then return "thing" end
    if q.k == "call" and q.f.v == "either" then return kind_of(q.args[1]) end
    if q.k == "call" and q.f.v == "place" then return "place" end
    local kind = q.k == "table" and M.field(q, "kind")
    return kind and kind.v or "thing"
end

-- Whose the things of the query [q] are, where it says that: "friendly" or "enemy".
local function side_of(q)
    for _, item in ipairs(q and q.k == "table" and q.items or {}) do
        local name = not item.key and item.val.key
        if name == "enemy" then return name end
        if name == "friendly" or name == "yours" then return "friendly" end
    end
end

-- What leaves is no longer here, so a clause about that says `there`, where a text says "here".
local function is_leaving(n)
    if M.leaving[M.governing[n.f.v]] then return true end
    local t = n.args[1]
    for key in pairs(M.leaving) do
        local v = t.k == "table" and M.field(t, key)
        if v and v.key == "me" then return true end
        -- "When I, fighting, die": it is I all the same.
        for _, item in ipairs(v and v.k == "table" and v.items or {}) do
            if not item.key and item.val.key == "me" then return true end
        end
    end
    return false
end

local function mention(node, q)
    return { node = node, many = is_many(q), kind = kind_of(q), side = side_of(q) }
end

-- What a local of `run` stands for: one card that is looked at, or several.
local function seen(var, val)
    local call = val.k == "call" and val
    if not call then return { node = var, many = false, kind = "number" } end
    local n = call.args[1]
    if M.results[call.f.v] then return { node = var, many = false, kind = M.results[call.f.v] } end
    if call.f.v == "pick" then return mention(var, n) end
    if n and n.k == "call" then return seen(var, n) end
    local one = n and (n.k == "num" and n.v == 1 and not call.args[2] or n.key == "me")
    return { node = var, many = not one, kind = "seen" }
end

-- One after another of what the loop of [what] goes through.
local function each_of(var, what)
    local q = what.k == "call" and what.f.v == "each" and what.args[1] or what
    return { node = var, many = false, kind = kind_of(q) }
end

-- What the pronoun [form] means after [history], or nil: "" is "it", "s" is "them", "first" and "second" are
-- the two of "they … each other", a kind is "that card", and after "friendly_" or "enemy_" the one of that side.
local nameless = { player = true, opponent = true, place = true, number = true }
local function antecedent(form, history)
    local found
    if form == "first" or form == "second" then
        local singles = {}
        for _, m in ipairs(history) do if not m.many and not nameless[m.kind] then singles[#singles + 1] = m end end
        if #singles ~= 2 then return nil end
        return singles[form == "first" and 1 or 2].node
    end
    local side, of_side = form:match("^(%a+)_(%a+)$")
    for _, m in ipairs(history) do
        local fits
        if form == "" then fits = not m.many and not nameless[m.kind]
        elseif form == "s" then fits = m.many
        elseif form == "seen" then fits = m.kind == "seen" and m.many
        elseif side then fits = not m.many and m.kind == of_side and m.side == side
        elseif form == "they" then fits = m.kind == "player" or m.kind == "opponent"
        else fits = not m.many and m.kind == form end
        if fits then
            if found and found.node.key ~= m.node.key then return nil end
            found = m
        end
    end
    return found and found.node
end

local plain_forms = { "", "s", "they", "first", "second", "seen", "place" }

-- The pronouns that mean [node] after [history].
local function forms_of(node, history)
    local out = {}
    for _, form in ipairs(plain_forms) do
        local a = antecedent(form, history)
        if a and a.key == node.key then out[form] = true end
    end
    for kind in pairs(M.kinds) do
        local a = antecedent(kind, history)
        if a and a.key == node.key then out[kind] = true end
    end
    return out
end

-- The thing of the event that the clause [t] speaks of, if it has a name in `run`.
local about = { by = true, with = true, from = true, to = true, at = true, provided = true, cost = true, target = true,
    run = true, kind = true, nth = true, modes = true, each_turn = true, adds = true, amount = true, phase = true,
    count = true, of = true, only = true }
local function event_object(t)
    for _, item in ipairs(t.items) do
        if item.key and not about[item.key] and not M.unspoken[item.key] and item.val.k == "table" and M.field(item.val, "kind") then
            local m = mention(M.name("it"), item.val)
            m.many = false
            return m
        end
        -- What a delayed ability watches.
        if item.key and not about[item.key] and item.val.key == "it" then
            return { node = item.val, many = false, kind = "thing" }
        end
    end
end


local clause_with_run = { effect = true, when = true, as = true, ["instead"] = true, can = true, activated = true,
    mode = true }

local settle_clause

-- Whether the clause that the call [n] of `delayed` begins is about nothing that its event names.
local function of_delayed(n)
    local t = n.args[1].args[1]
    local own = t and t.k == "table" and event_object(t)
    return t and t.k == "table" and M.field(t, "run") and (not own or nameless[own.kind])
end

-- Takes what the instruction [s] only compares with out of [history].
local function forget_compared(s, history)
    if s.k ~= "call" or not M.compared[s.f.v] then return end
    local last = s.args[#s.args]
    for i = #history, 2, -1 do if history[i].node.key == last.key then table.remove(history, i) end end
end

-- The list [run] as a clause has it: targets out of it, pronouns resolved. Nil where one means nothing or two.
local function settle_run(run, first, targets, anywhere, by)
    local history, known, gone, failed = {}, {}, {}, nil
    if first then history[1] = first end
    local vars = 0
    local names = {}
    local names_some = false -- whether the instruction names a place
    local function step(n)
        if n.k == "call" and n.f.v == "chosen" then
            if known[n] then return known[n] end
            local q = map(n.args[1], step)
            if first and first.given then q = N.other_than_it(q) end
            local to = keyed { k = "ref", v = #targets + 1 }
            targets[#targets + 1] = q
            history[#history + 1] = mention(to, q)
            known[n] = to
            return to
        elseif n.k == "call" and n.f.v == "do_this" and #n.args == 2 then
            -- What happens then is about what has just been done.
            local about_it = map(n.args[2], step)
            local c = settle_clause(n.args[1], { node = M.name("it"), many = false, kind = "thing", given = true })
            if not c then failed = failed or "" return n end
            return keyed { k = "call", f = n.f, args = { c, about_it }, line = n.line }
        elseif n.k == "call" and n.f.v == "delayed" and #n.args == 3 and n.args[1].k == "call" and of_delayed(n) then
            -- In what begins later "it" is what it was given.
            local c = settle_clause(n.args[1], { node = M.name("it"), many = false, kind = "thing" })
            if not c then failed = failed or "" return n end
            return keyed { k = "call", f = n.f, args = { c, map(n.args[2], step), map(n.args[3], step) }, line = n.line }
        elseif n.k == "call" and n.f.v == "first" then
            -- The text names its first argument before it says the second.
            map(n.args[1], step)
            return map(n.args[2], step)
        elseif n.k == "name" and n.v == "they" and not by then
            -- Nobody did what the clause waits for.
            failed = failed or "they"
        elseif n.k == "name" and n.v == "there" and not anywhere and not names_some and #history == 0 then
            -- No event and nothing chosen before it says where that is.
            failed = failed or "there"
        elseif n.k == "pron" then
            local to = known[n] or antecedent(n.v, history)
            if to and gone[to.key] then to = nil end
            if not to then failed = failed or n.v return n end
            known[n] = to
            return to
        elseif n.k == "let" then
            local val = map(n.val, step)
            vars = vars + 1
            names[n.v] = keyed { k = "var", v = tostring(vars), hint = n.v }
            history[#history + 1] = seen(names[n.v], val)
            return keyed { k = "let", v = tostring(vars), hint = n.v, val = val, line = n.line }
        elseif n.k == "call" and n.f.v == "for_each" then
            vars = vars + 1
            names[n.args[1].v] = keyed { k = "var", v = tostring(vars), hint = n.args[1].v }
            history[#history + 1] = each_of(names[n.args[1].v], n.args[2])
            local args = {}
            for i, a in ipairs(n.args) do args[i] = map(a, step) end
            return keyed { k = "call", f = n.f, args = args, line = n.line }
        elseif n.k == "var" then return names[n.v] or n
        elseif n.k == "call" and (clause_with_run[n.f.v] or M.governing[n.f.v]) then
            local c = settle_clause(n)
            if not c then failed = failed or "" return n end
            return map(c, function(x) if x ~= c then return x.k == "var" and step(x) or nil end end)
        end
    end
    local list = {}
    for _, s in ipairs(run) do
        names_some = N.names_place(s)
        local to = map(s, step)
        forget_compared(to, history)
        -- A card that is played is another object then.
        if to.k == "call" and to.f.v == "play" and to.args[1] then gone[to.args[1].key] = true end
        if not (to.k == "ref" or to.k == "call" and to.f.v == "choose" and to.args[1] and to.args[1].k == "ref") then
            list[#list + 1] = to
        end
    end
    if failed then return nil, failed end
    list = N.one_way(list, function()
        vars = vars + 1
        return tostring(vars)
    end)
    list.line = run.line
    return N.renumbered(M.list(list))
end

-- The clause [n] with its targets in `target` and its pronouns resolved, or nil and the pronoun.
function settle_clause(n, of)
    if n.k ~= "call" or not (clause_with_run[n.f.v] or M.clauses[n.f.v] or M.governing[n.f.v]) then return n end
    local t = n.args[1]
    if not t or t.k ~= "table" then return n end
    local items, targets = {}, {}
    -- What "they" control is theirs who decide; for anybody else a text does not say whose it is.
    local they = false
    for _, item in ipairs(t.items) do they = they or not item.key and item.val.key == "they_may" end
    local function theirs(x)
        if x.k == "name" and x.v == "by_them" then return M.name("yours") end
    end
    for _, item in ipairs(t.items) do
        local val = item.val
        if item.key == "run" then
            local why
            local about_it = of or event_object(t)
            if about_it and they then about_it.given = true end
            val, why = settle_run(val, about_it, targets, M.field(t, "target") or n.f.v ~= "effect" and n.f.v ~= "activated" and n.f.v ~= "mode",
                M.field(t, "by"))
            if not val then return nil, why end
            for i, q in ipairs(they and targets or {}) do targets[i] = map(q, theirs) end
            if is_leaving(n) then
                local function swap(x) if x.key == "here" then return M.name("there") end end
                val = map(val, swap)
                for i, q in ipairs(targets) do targets[i] = map(q, swap) end
            end
        elseif item.key == "modes" then
            local modes = {}
            for i, m in ipairs(val) do
                local c = settle_clause(M.call("mode", { m }))
                if not c then return nil, "" end
                modes[i] = c.args[1]
            end
            val = M.list(modes)
        elseif item.key == "target" then
            for _, q in ipairs(val) do targets[#targets + 1] = q end
            val = nil
        elseif val.k == "call" then
            val = settle_clause(val)
            if not val then return nil, "" end
        end
        if val then items[#items + 1] = { key = item.key, val = val } end
    end
    items = N.destination_last(targets, items)
    if #targets > 0 then items[#items + 1] = { key = "target", val = M.list(targets) } end
    local whole = M.table(n.f.v == "passive" and N.one_subject(items) or items)
    if not whole then return nil, "" end
    local c = M.call(n.f, { whole })
    c.line = n.line
    return c
end
S.settle = settle_clause

-- The clause [n] as it is spoken: each target where it is first named. [named] targets, a set of numbers, are
-- chosen in a sentence of their own before that. Nil where there is no such order.
function S.speak(n, named, of)
    if n.k ~= "call" or not n.args[1] or n.args[1].k ~= "table" then return n end
    local t = n.args[1]
    local targets, run, modes = M.field(t, "target"), M.field(t, "run"), M.field(t, "modes")
    local items = {}
    local function spoken_run(list, queries)
        local history, met = {}, 0
        local first = of or event_object(t)
        if first then history[1] = first end
        local out = {}
        local function meet(k)
            met = k
            local q = queries[k]
            history[#history + 1] = mention(keyed { k = "ref", v = k }, q)
            local chosen = M.call("chosen", { q })
            chosen.number = k
            return chosen
        end
        local failed
        local told = history -- what was spoken of before the instruction
        local function step(x)
            if x.k == "call" and x.f.v == "do_this" and #x.args == 2 then
                local about_it = map(x.args[2], step)
                local done = { node = M.name("it"), many = false, kind = "thing" }
                local inner = S.speak(x.args[1], named.within and { true } or {}, done)
                if not inner then failed = true return x end
                return keyed { k = "call", f = x.f, args = { inner, about_it } }
            end
            if x.k == "call" and x.f.v == "delayed" and #x.args == 3 and x.args[1].k == "call" and of_delayed(x) then
                local inner = S.speak(x.args[1], {}, { node = M.name("it"), many = false, kind = "thing" })
                if not inner then failed = true return x end
                return keyed { k = "call", f = x.f, args = { inner, map(x.args[2], step), map(x.args[3], step) } }
            end
            if x.k == "call" and x.f.v == "for_each" then
                local what = map(x.args[2], step)
                local before = #history
                history[before + 1] = each_of(x.args[1], x.args[2])
                local list = map(x.args[3], step)
                table.remove(history, before + 1)
                return keyed { k = "call", f = x.f, args = { x.args[1], what, list } }
            end
            if x.k == "call" and (M.clauses[x.f.v] or M.governing[x.f.v]) then
                local inner = S.speak(x, {})
                if not inner then failed = true end
                return inner or x
            end
            if x.k == "ref" then
                if not queries then failed = true return x end
                if x.v == met + 1 then return meet(x.v) end
                if x.v > met then failed = true return x end
                local seen = keyed { k = "ref", v = x.v }
                seen.forms = forms_of(x, history)
                seen.before = forms_of(x, told)
                return seen
            elseif x.k == "let" then
                local val = map(x.val, step)
                history[#history + 1] = seen(keyed { k = "var", v = x.v }, x.val)
                return keyed { k = "let", v = x.v, val = val }
            elseif x.k == "var" then
                local spoken = keyed { k = "var", v = x.v }
                spoken.forms = forms_of(x, history)
                return spoken
            elseif x.k == "name" and x.v == "it" and first then
                return { k = "name", v = "it", key = "it", forms = forms_of(x, history) }
            end
        end
        local function first_used(x)
            -- Those before it are chosen before it.
            if x.k == "ref" and queries then
                while met < x.v and named[met + 1] do
                    local at = #out + 1
                    while at > 1 and out[at - 1].k == "let" do at = at - 1 end
                    table.insert(out, at, M.call("choose", { meet(met + 1) }))
                end
            end
            if x.k == "call" and (M.clauses[x.f.v] or M.governing[x.f.v]) then return x end
        end
        -- What `run` never speaks of is chosen all the same: a place where the rest happens.
        local spoken_of = {}
        map(list, function(x)
            if x.k == "ref" then spoken_of[x.v] = true end
            if x.k == "call" and (M.clauses[x.f.v] or M.governing[x.f.v]) then return x end
        end)
        while queries and met < #queries and not spoken_of[met + 1] do
            out[#out + 1] = M.call("choose", { meet(met + 1) })
        end
        for _, s in ipairs(list) do
            map(s, first_used)
            told = table.move(history, 1, #history, 1, {})
            out[#out + 1] = map(s, step)
            forget_compared(s, history)
        end
        if failed or queries and met < #queries then return nil end
        local whole = M.list(out)
        if is_leaving(n) then
            return map(whole, function(x)
                if x.key == "there" then return M.name("here") end
                if x.forms then return x end
            end)
        end
        return whole
    end
    for _, item in ipairs(t.items) do
        local val = item.val
        if item.key == "run" then
            val = spoken_run(run, targets)
            if not val then return nil end
        elseif item.key == "target" then val = nil
        elseif item.key == "modes" then
            local list = {}
            for i, m in ipairs(modes) do
                local mode = M.call("mode", { m })
                local spoken = S.speak(mode, {}) or S.speak(mode, { true })
                if not spoken then return nil end
                list[i] = spoken.args[1]
            end
            val = M.list(list)
        elseif val.k == "call" and (M.clauses[val.f.v] or M.governing[val.f.v]) then
            val = S.speak(val, named)
            if not val then return nil end
        end
        if val then items[#items + 1] = { key = item.key, val = val } end
    end
    local c = M.call(n.f, { M.table(items) })
    c.line = n.line
    return c
end

return S
