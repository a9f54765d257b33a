-- grammar.lua -- reads text by rows and writes text by the same rows.
--
-- A row has a type, a text with holes, and what the text stands for. A type is a *node*, *fields* (a part of a
-- table, in any order) or a *list* (instructions, clauses, in their order); it is what its declaration says.
-- Reading is a chart: what each type can be at each word is worked out once, and every reading that is
-- left counts. Writing takes the rows in their order: the first that fits says it.
--
-- In the text of a row:  {n:amount} or {amount} a hole · [word] may be there · (a/b) either, the first is
-- written · <card|cards> by number, where the row's type has a # · everything else is a word.
local M = require "meaning"
local retold = require "retold"
local G = {}
G.__index = G

local keyed, type_of = M.keyed, type

-- Limits of a text that somebody made to be slow.
G.limits = { text = 100000, words = 400, steps = 400000, readings = 40, write_steps = 60000 }

function G.new(parse)
    return setmetatable({ parse = parse, sorts = {}, in_order = {}, rows = {}, by_head = {}, begins = {}, terminals = {}, count = 0 }, G)
end

-- Declares types as [sort]: "fields", "list", "in order", fields of which the first is said first, or "key", a word
-- that may stand before a = sign. Nodes need no declaration.
function G:declare(names, sort)
    for w in names:gmatch("%S+") do
        self.sorts[w] = sort == "in order" and "fields" or sort
        self.in_order[w] = sort == "in order" or nil
    end
end
function G:terminal(name, read, write) self.terminals[name] = { read = read, write = write } end

local numbers = { "sg", "pl", "i" }

local function sort_of(self, type) return self.sorts[type] or self.sorts[type:gsub("%.%a+$", "")] or "node" end

-- The elements of the text of a row: words, holes, and lists of alternatives.
local function elements(text, number)
    local at = 1
    local function sequence(ends)
        local out = {}
        while true do
            at = text:match("^%s*()", at)
            local c = text:sub(at, at)
            if c == "" or ends:find(c, 1, true) then return out end
            if c == "{" then
                local name, type, to = text:match("^{([%w_]+):([%w_.#]+)}()", at)
                if not name then
                    type, to = text:match("^{([%w_.#]+)}()", at)
                    name = type and type:gsub("[.].*", ""):gsub("#", "")
                end
                local symbol = text:match("^{{([^}]*)}}", at)
                if symbol then
                    out[#out + 1] = { word = "{" .. symbol .. "}" }
                    at = at + #symbol + 4
                else
                    if not type then error("no hole: " .. text, 0) end
                    out[#out + 1] = { hole = name, type = (type:gsub("#", number or "#")) }
                    at = to
                end
            elseif c == "[" then
                at = at + 1
                local inner = sequence("]")
                at = at + 1
                out[#out + 1] = { either = { {}, inner } }
            elseif c == "(" then
                local all = {}
                repeat
                    at = at + 1
                    all[#all + 1] = sequence("/)")
                until text:sub(at, at) ~= "/"
                at = at + 1
                out[#out + 1] = { either = all }
            elseif c == "<" then
                local all = {}
                repeat
                    at = at + 1
                    all[#all + 1] = sequence("|>")
                until text:sub(at, at) ~= "|"
                at = at + 1
                local n = number == "sg" and 1 or number == "pl" and 2 or 3
                for _, e in ipairs(all[n] or all[#all]) do out[#out + 1] = e end
            else
                local word = text:match("^[^%s{}%[%]()<>|/]+", at)
                if not word then error("no word: " .. text:sub(at), 0) end
                at = at + #word
                word = word:gsub("\u{AB}(.-)\u{BB}", "[%1]")
                -- Signs that end a word are words of their own.
                local body, sign = word:match("^(.-)([.,:;]*)$")
                if body ~= "" then
                    local stem = body:match("^(.+)'s$")
                    if stem and not G.contractions[body:lower()] then
                        out[#out + 1] = { word = stem }
                        out[#out + 1] = { word = "'s" }
                    else out[#out + 1] = { word = body } end
                end
                for s in sign:gmatch(".") do out[#out + 1] = { word = s } end
            end
        end
    end
    return sequence("")
end

G.contractions = {}
for w in ("i'm it's that's there's don't can't haven't you've i've isn't aren't wasn't hasn't doesn't couldn't " ..
    "they've they're didn't you're we're won't"):gmatch("%S+") do G.contractions[w] = true end

-- Every way to go through [list] of elements, the first one first.
local function ways(list)
    local out = { {} }
    for _, e in ipairs(list) do
        local more = {}
        local tails = { { e } }
        if e.either then
            tails = {}
            for _, branch in ipairs(e.either) do
                for _, w in ipairs(ways(branch)) do tails[#tails + 1] = w end
            end
        end
        for _, head in ipairs(out) do
            for _, tail in ipairs(tails) do
                local w = {}
                for _, x in ipairs(head) do w[#w + 1] = x end
                for _, x in ipairs(tail) do w[#w + 1] = x end
                more[#more + 1] = w
            end
        end
        out = more
    end
    return out
end

local function has_open(n)
    if n.k == "hole" or n.k == "pron" or n.k == "let" or n.k == "var" then return true end
    if n.k == "call" then
        if n.f.k == "hole" or n.f.v == "chosen" then return true end
        for _, a in ipairs(n.args) do if has_open(a) then return true end end
    elseif n.k == "table" then
        for _, item in ipairs(n.items) do if item.keyhole or has_open(item.val) then return true end end
    elseif n.k == "list" then
        for _, a in ipairs(n) do if has_open(a) then return true end end
    elseif n.k == "op" then return has_open(n.a) or has_open(n.b)
    elseif n.k == "un" then return has_open(n.a)
    end
    return false
end

-- Adds a row. [more] may have `of`, a set of the card types that say it so, `read` or `write` = false, `only`, a
-- condition on what fills the holes, `first`, to be said before the rows that are there.
function G:row(type, text, code, more)
    self.count = self.count + 1
    for _, number in ipairs((type:find("#") or text:find("[#<]")) and numbers or { "" }) do
        local name = type:gsub("#", number)
        local row = { type = name, text = text, more = more or {}, serial = self.count, number = number }
        local list = elements(text, number ~= "" and number or nil)
        local ok, all = pcall(ways, list)
        if not ok then error(text .. ": " .. all, 0) end
        for _, way in ipairs(all) do for _, e in ipairs(way) do e.low = e.word and e.word:lower() end end
        row.ways = all
        local holes = {}
        for _, way in ipairs(all) do
            for _, e in ipairs(way) do
                if e.hole and not holes[e.hole] then
                    holes[e.hole] = keyed { k = "hole", name = e.hole, type = e.type, sort = sort_of(self, e.type) }
                end
            end
        end
        row.sort = sort_of(self, name)
        row.holes = holes
        if type_of(code) == "function" then row.make = code
        else
            row.code = M.pattern(code:gsub("#", number), holes, self.parse, row.sort)
            row.open = has_open(row.code)
        end
        self.rows[name] = self.rows[name] or {}
        table.insert(self.rows[name], row.more.first and 1 or #self.rows[name] + 1, row)
    end
end

-- Which words each type can begin with, and whether it can be nothing. A type that leads to itself without a
-- word before it is a slip of who wrote the rows, and so is a type without rows, save in a [small] table.
function G:finish(small)
    local firsts, empties = {}, {}
    local changed = true
    for _, rows in pairs(self.rows) do
        for _, row in ipairs(rows) do
            for name, hole in pairs(row.holes) do
                if not small and not self.rows[hole.type] and not self.terminals[hole.type] and row.number ~= "i" then
                    error("no rows of type " .. hole.type .. " for {" .. name .. "} in: " .. row.text, 0)
                end
            end
        end
    end
    for t in pairs(self.rows) do firsts[t] = { words = {}, any = {} } empties[t] = false end
    while changed do
        changed = false
        for t, rows in pairs(self.rows) do
            local f = firsts[t]
            for _, row in ipairs(rows) do
                for _, way in ipairs(row.ways) do
                    local through = true
                    for _, e in ipairs(way) do
                        if e.word then
                            local w = e.word:lower()
                            if not f.words[w] then f.words[w] = true changed = true end
                            through = false
                        elseif self.terminals[e.type] then
                            if not f.any[e.type] then f.any[e.type] = true changed = true end
                            through = false
                        else
                            local g = firsts[e.type]
                            if not g then break end
                            for w in pairs(g.words) do
                                if not f.words[w] then f.words[w] = true changed = true end
                            end
                            for w in pairs(g.any) do if not f.any[w] then f.any[w] = true changed = true end end
                            through = empties[e.type]
                        end
                        if not through then break end
                    end
                    if through and not empties[t] then empties[t] = true changed = true end
                end
            end
        end
    end
    self.firsts, self.empties = firsts, empties
end

-- Reading -------------------------------------------------------------------------------------------------

-- What [code] is with the values [b] in its holes, or nil where two of them say a thing twice.
local function build(code, b)
    local k = code.k
    if k == "hole" then return b[code.name] end
    if k == "pron" then
        -- A row's own "it" is the same thing all through the row.
        local mark = "<" .. code.v
        if not b[mark] then b[mark] = keyed { k = "pron", v = code.v } end
        return b[mark]
    end
    if k == "call" then
        local args = {}
        for i, a in ipairs(code.args) do
            if a.k == "hole" and a.sort == "list" then args[i] = b[a.name]
            else args[i] = has_open(a) and build(a, b) or a end
            if not args[i] then return nil end
        end
        local f = code.f
        if f.k == "hole" then f = b[f.name] end
        return keyed { k = "call", f = f, args = args }
    elseif k == "table" then
        local items = {}
        for _, item in ipairs(code.items) do
            local v = item.val
            if v.k == "hole" and v.sort == "fields" and not item.key then
                for _, x in ipairs(b[v.name].items) do items[#items + 1] = x end
            else
                local val = has_open(v) and build(v, b) or v
                if not val then return nil end
                items[#items + 1] = { key = item.keyhole and b[item.key].v or item.key, val = val }
            end
        end
        return M.table(items)
    elseif k == "list" then
        local list = {}
        for _, a in ipairs(code) do
            if a.k == "hole" and a.sort == "list" then
                for _, x in ipairs(b[a.name]) do list[#list + 1] = x end
            else
                list[#list + 1] = has_open(a) and build(a, b) or a
                if not list[#list] then return nil end
            end
        end
        return M.list(list)
    elseif k == "op" then
        local x, y = build(code.a, b), build(code.b, b)
        if code.v == "*" and x.k == "num" and y.k == "num" then return M.num(x.v * y.v) end
        if code.v == "*" and x.k == "num" and x.v == 1 then return y end
        return keyed { k = "op", v = code.v, a = x, b = y }
    elseif k == "un" then
        local x = build(code.a, b)
        if x.k == "num" and code.v == "-" then return M.num(-x.v) end
        return keyed { k = "un", v = code.v, a = x }
    elseif k == "let" then return keyed { k = "let", v = code.v, val = build(code.val, b) }
    end
    return code
end

local limit_mark, none = {}, {}

-- The ways to read [type] by the word with which they begin, and the others.
function G:ways_of(type)
    local begins = self.begins[type]
    if begins then return begins end
    begins = { words = {}, others = {} }
    self.begins[type] = begins
    for _, row in ipairs(self.rows[type] or none) do
        for _, way in ipairs(row.more.read ~= false and row.ways or none) do
            local to = begins.others
            if way[1] and way[1].word then
                to = begins.words[way[1].low] or {}
                begins.words[way[1].low] = to
            end
            to[#to + 1] = { row = row, way = way }
        end
    end
    return begins
end

-- Every reading of the words [words] as [type] that goes to the end. Returns a list of nodes, the furthest
-- word that any row reached, and the name of a limit, if one ended it.
function G:read(words, type)
    local charts, steps, furthest = {}, 0, 1
    local limits = self.limits
    local parse
    local taken = {} -- of each terminal, by word: what it reads there

    local function terminal_at(name, at)
        local all = taken[name]
        if not all then
            all = {}
            taken[name] = all
        end
        local x = all[at]
        if x == nil then
            local value, to = self.terminals[name].read(words, at)
            x = value and { value = value, to = to or at + 1 } or false
            all[at] = x
        end
        return x
    end

    local function starts(t, at)
        local f = self.firsts[t]
        if not f or self.empties[t] then return true end
        local w = words[at]
        if not w then return false end
        if f.words[w.low] or w.alt and f.words[w.alt] then return true end
        for name in pairs(f.any) do
            if terminal_at(name, at) then return true end
        end
        return false
    end

    local function go(row, way, i, at, b, out)
        steps = steps + 1
        if steps > limits.steps then error(limit_mark, 0) end
        local e = way[i]
        if not e then
            local value
            if not row.more.only or row.more.only(b) then
                if row.make then value = row.make(b)
                elseif row.open then value = build(row.code, b)
                else value = row.code end
                for name in pairs(b) do if name:sub(1, 1) == "<" then b[name] = nil end end
            end
            if value then
                local mark = at .. " " .. value.key
                if not out[mark] then
                    out[mark] = true
                    out[#out + 1] = { to = at, value = value, row = row }
                    if #out > limits.readings * 10 then error(limit_mark, 0) end
                end
            end
            return
        end
        if at > furthest then furthest = at end
        if e.word then
            local w = words[at]
            if w and (w.low == e.low or w.alt == e.low) then go(row, way, i + 1, at + 1, b, out) end
            return
        end
        if self.terminals[e.type] then
            local x = terminal_at(e.type, at)
            if x then
                local old = b[e.hole]
                if old and old.key ~= x.value.key then return end
                b[e.hole] = x.value
                go(row, way, i + 1, x.to, b, out)
                b[e.hole] = old
            end
            return
        end
        for _, r in ipairs(parse(e.type, at)) do
            local old = b[e.hole]
            if not old or old.key == r.value.key then
                b[e.hole] = r.value
                go(row, way, i + 1, r.to, b, out)
                b[e.hole] = old
            end
        end
    end

    function parse(t, at)
        local chart = charts[t]
        if not chart then
            chart = {}
            charts[t] = chart
        end
        local out = chart[at]
        if out then return out end
        out = {}
        chart[at] = out
        if not starts(t, at) then return out end
        local w = words[at]
        local begins = self:ways_of(t)
        for _, x in ipairs(w and begins.words[w.low] or none) do go(x.row, x.way, 1, at, {}, out) end
        if w and w.alt ~= w.low then
            for _, x in ipairs(begins.words[w.alt] or none) do go(x.row, x.way, 1, at, {}, out) end
        end
        for _, x in ipairs(begins.others) do
            local e = x.way[1]
            if not e or self.terminals[e.type] or starts(e.type, at) then go(x.row, x.way, 1, at, {}, out) end
        end
        return out
    end

    if #words > limits.words then return {}, 1, "words" end
    local ok, all = pcall(parse, type, 1)
    if not ok then
        if all == limit_mark then return {}, furthest, "steps" end
        error(all, 0)
    end
    local whole = {}
    for _, r in ipairs(all) do if r.to == #words + 1 then whole[#whole + 1] = r.value end end
    return whole, furthest
end

-- Writing -------------------------------------------------------------------------------------------------

local Writer = {}
Writer.__index = Writer

-- Matches the pattern [p] with the node [v]; calls [go] for each way in which it does, until it returns true.
local match

local function match_all(w, ps, vs, i, b, go)
    local p, v = ps[i], vs[i]
    if not p then return #vs < i and go() end
    if not v then return false end
    return match(w, p, v, b, function() return match_all(w, ps, vs, i + 1, b, go) end)
end

local function bind(b, name, value, go)
    local old = b[name]
    -- What is chosen stands for itself when the same row speaks of it again.
    if old then return (old.key == value.key or old.number and value.k == "ref" and value.v == old.number) and go() end
    b[name] = value
    local done = go()
    b[name] = nil
    return done
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
    if k ~= v.k then return false end
    if k == "var" then return bind(b, "$" .. p.v, v, go) end
    if k == "let" then
        return bind(b, "$" .. p.v, keyed { k = "var", v = v.v }, function() return match(w, p.val, v.val, b, go) end)
    end
    if k == "call" then
        if #p.args ~= #v.args then return false end
        if p.f.k == "hole" then
            return bind(b, p.f.name, v.f, function() return match_all(w, p.args, v.args, 1, b, go) end)
        end
        return p.f.v == v.f.v and match_all(w, p.args, v.args, 1, b, go)
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
end

-- The words of [row] with the values [b]; [go] gets the text.
function Writer:assemble(row, b, go)
    for _, way in ipairs(row.ways) do
        local function element(i, out)
            local e = way[i]
            if not e then return go(out) end
            if e.word then return element(i + 1, out == "" and e.word or out .. " " .. e.word) end
            local value = b[e.hole]
            if not value then return false end
            local function more(text)
                if text == "" then return element(i + 1, out) end
                return element(i + 1, out == "" and text or out .. " " .. text)
            end
            if value.text then return more(value.text) end
            return self:node(e.type, value, more)
        end
        if element(1, "") then return true end
        -- The other ways of a row are for reading; only a hole that this one left out may ask for the next.
        if not row.more.every_way then return false end
    end
    return false
end

function Writer:step()
    self.steps = self.steps + 1
    if self.steps > self.grammar.limits.write_steps then error(limit_mark, 0) end
end

-- What a table must have for the row whose code is [code]: its keys, and the names that stand alone.
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
    if k == "hole" or k == "pron" then return true end
    if k == "call" and code.f.v == "first" then return could(code.args[2], value) end
    if k == "un" then return value.k == "un" or value.k == "num" end
    if k ~= value.k then return false end
    if k == "call" then
        if #code.args ~= #value.args or code.f.k ~= "hole" and code.f.v ~= value.f.v then return false end
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

function Writer:says(row)
    if row.more.write == false then return false end
    local of = row.more.of
    return not of or of[self.kind]
end

-- The kind of value that the pattern [code] says: what it calls, or what it is; nil: any.
local function head_of(code)
    local k = code.k
    if k == "hole" or k == "pron" or k == "un" then return nil end
    if k ~= "call" then return k end
    if code.f.v == "first" then return head_of(code.args[2]) end
    return code.f.k ~= "hole" and "call " .. code.f.v or nil
end

local function head_of_value(value)
    return value.k == "call" and "call " .. tostring(value.f.v) or value.k
end

-- The rows of [type] that could say a value, or a list that begins with a value, of the kind [head].
function G:rows_for(type, head)
    local all = self.by_head[type]
    if not all then
        all = {}
        self.by_head[type] = all
    end
    local rows = all[head]
    if rows then return rows end
    rows = {}
    all[head] = rows
    for _, row in ipairs(self.rows[type] or none) do
        local code = row.code
        local of = code and row.sort == "list" and code.k == "list" and code[1] or code
        local wanted = of and (of.sort ~= "list" and head_of(of) or nil)
        if code and row.more.write ~= false and (not wanted or wanted == head) then rows[#rows + 1] = row end
    end
    return rows
end

-- What is remembered of [value] as [type], here or behind first(…).
function Writer:entry_of(type, value)
    local all = self.early and self.known_early or self.known
    local known = all[type]
    if not known then
        known = {}
        all[type] = known
    end
    local entry = known[value]
    if not entry then
        entry = {}
        known[value] = entry
    end
    return entry
end

-- Writes [value] as [type]; [go] gets the text, and returns true if it will do.
function Writer:node(type, value, go)
    local terminal = self.grammar.terminals[type]
    if terminal then
        local text = terminal.write(value)
        return text and go(text)
    end
    local sort = sort_of(self.grammar, type)
    if sort == "fields" then
        return self:some(type, value.items, function(text, rest) return #rest == 0 and go(text) end)
    elseif sort == "list" then
        return self:some_of_list(type, value, 1, function(text, to) return to > #value and go(text) end)
    end
    return retold.each(self, self:entry_of(type, value), function(tell)
        for _, row in ipairs(self.grammar:rows_for(type, head_of_value(value))) do
            if could(row.code, value) and self:says(row) then
                local b = {}
                if match(self, row.code, value, b, function() return self:assemble(row, b, tell) end) then return true end
            end
        end
        return false
    end, go)
end

-- Names the items of [items], each of which is one and the same table all the while.
function Writer:mark_of(items)
    local parts = {}
    for i, item in ipairs(items) do
        local n = self.marks[item]
        if not n then
            self.marks.n = self.marks.n + 1
            n = self.marks.n
            self.marks[item] = n
        end
        parts[i] = n
    end
    return table.concat(parts, " ")
end

-- Writes some of [items] as fields of [type]; [go] gets the text and the items that are left.
function Writer:some(type, items, go)
    return retold.each(self, self:entry_of(type, self:mark_of(items)), function(tell)
        local all = { k = "table", items = items }
        for _, row in ipairs(self.grammar:rows_for(type, "table")) do
            if could(row.code, all) and self:says(row) and self:some_by(row, items, tell) then return true end
        end
        return false
    end, go)
end

-- Writes some of [items] by [row].
function Writer:some_by(row, items, tell)
    local code, b = row.code, {}
    if code.k == "table" then
        code.ordered = code.ordered or ordered(code.items)
        return match_items(self, code.ordered, 1, items, b, function(rest)
            return self:assemble(row, b, function(text) return tell(text, rest) end)
        end)
    end
    return code.k == "hole" and self:some(code.type, items, function(text, rest)
        b[code.name] = { text = text }
        local done = self:assemble(row, b, function(whole) return tell(whole, rest) end)
        b[code.name] = nil
        return done
    end)
end

-- Writes the nodes of [list] from [from] on as [type]; [go] gets the text and the place behind them.
function Writer:some_of_list(type, list, from, go)
    local places = self:entry_of(type, list)
    places[-from] = places[-from] or {}
    return retold.each(self, places[-from], function(tell)
        for _, row in ipairs(self.grammar:rows_for(type, list[from] and head_of_value(list[from]) or "end")) do
            local head = row.code[1]
            if (not head or list[from] and (head.sort == "list" or could(head, list[from]))) and self:says(row) then
                local b = {}
                if match_list(self, row.code, 1, list, from, b, function(to)
                    return self:assemble(row, b, function(text) return tell(text, to) end)
                end) then return true end
            end
        end
        return false
    end, go)
end

-- Calls [go] with each text of [value] as [type], for a card of the type [kind], until it returns true. [before] is
-- how many steps have gone to other ways to say the same. Returns whether it did, the name of a limit that ended
-- it, and the steps.
function G:write(type, value, kind, go, before)
    local w = setmetatable({ grammar = self, steps = before or 0, kind = kind, known = {}, known_early = {}, marks = { n = 0 }, depth = 0 }, Writer)
    local ok, done = pcall(w.node, w, type, value, go)
    if ok then return done, nil, w.steps end
    if done == limit_mark then return false, "steps", w.steps end
    error(done, 0)
end

return G
