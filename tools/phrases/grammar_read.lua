-- grammar_read.lua -- reads text by the rows of a grammar: a chart of what each type can be at each word.
local M = require "meaning"
local L = require "grammar_limits"

local keyed, none = M.keyed, {}

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
        for _, a in ipairs(code.args) do
            if a.spread then table.move(b[a.name], 1, #b[a.name], #args + 1, args)
            else
                local arg = a.k == "hole" and a.sort == "list" and b[a.name] or M.has_open(a) and build(a, b) or a
                if not arg then return nil end
                args[#args + 1] = arg
            end
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
                local val = M.has_open(v) and build(v, b) or v
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
                list[#list + 1] = M.has_open(a) and build(a, b) or a
                if not list[#list] then return nil end
            end
        end
        return M.list(list)
    elseif k == "op" then
        local x, y = build(code.a, b), build(code.b, b)
        if code.v == "*" and x.k == "num" and y.k == "num" then return M.num(x.v * y.v) end
        if code.v == "+" and x.k == "num" and y.k == "num" then return M.num(x.v + y.v) end
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

-- Gives the grammar [G] its reading.
return function(G)
    -- In how many ways each word stands.
    local function rarity(rows_of)
        local often = {}
        for _, rows in pairs(rows_of) do
            for _, row in ipairs(rows) do
                for _, way in ipairs(row.ways) do
                    for _, e in ipairs(way) do if e.low then often[e.low] = (often[e.low] or 0) + 1 end end
                end
            end
        end
        return often
    end

    -- The word of [way] that stands in the fewest ways; nil: it has none.
    local function rarest(way, often)
        local rare
        for _, e in ipairs(way) do
            if e.low and (not rare or often[e.low] < often[rare]) then rare = e.low end
        end
        return rare
    end

    -- Sets the ways to read each type: those that begin with a word by that word, and the others. A list of them has
    -- `free`, those without a word; the others are in `by_word`, each by its rarest word.
    function G:index_ways()
        local often, n = rarity(self.rows), 0
        self.begins, self.by_word = {}, {}
        for type, rows in pairs(self.rows) do
            local begins = { words = {}, others = { free = {} } }
            self.begins[type] = begins
            for _, row in ipairs(rows) do
                for _, way in ipairs(row.more.read ~= false and row.ways or none) do
                    local first, list = way[1], begins.others
                    if first and first.word then
                        list = begins.words[first.low] or { free = {} }
                        begins.words[first.low] = list
                    end
                    n = n + 1
                    -- `leads` is the type that it begins with.
                    local x = { row = row, way = way, at = n, list = list,
                        leads = first and not first.word and not self.terminals[first.type] and first.type or nil }
                    list[#list + 1] = x
                    local rare = rarest(way, often)
                    local to = rare and (self.by_word[rare] or {}) or list.free
                    if rare then self.by_word[rare] = to end
                    to[#to + 1] = x
                end
            end
        end
    end

    local function all_words_are_in(way, have)
        for i = 1, #way do
            local low = way[i].low
            if low and not have[low] then return false end
        end
        return true
    end

    local function in_order(x, y) return x.at < y.at end

    -- Of each list of ways those whose words are all among [have]: most are not, and none of the others can go to the
    -- end. A list that is not there has none but its free ones.
    function G:ways_with(have)
        local out = {}
        for word in pairs(have) do
            for _, x in ipairs(self.by_word[word] or none) do
                if all_words_are_in(x.way, have) then
                    local some = out[x.list]
                    if not some then
                        some = table.move(x.list.free, 1, #x.list.free, 1, {})
                        out[x.list] = some
                    end
                    some[#some + 1] = x
                end
            end
        end
        for _, some in pairs(out) do table.sort(some, in_order) end
        return out
    end

    -- Every reading of the words [words] as [type] that goes to the end. Returns a list of nodes, the furthest
    -- word that any row reached, and the name of a limit, if one ended it. [brief]: the furthest word is of no account.
    function G:read(words, type, brief)
        local have = {}
        for _, w in ipairs(words) do
            have[w.low] = true
            if w.alt then have[w.alt] = true end
        end
        local all, furthest, limit = self:read_by(words, type, have)
        if #all > 0 or limit or brief then return all, furthest, limit end
        return self:read_by(words, type)
    end

    -- The same by those rows alone whose words are among [have]; nil: by all.
    function G:read_by(words, type, have)
        local charts, steps, furthest = {}, 0, 1
        local quotes = false -- what stands in them is said by another card
        for _, w in ipairs(words) do quotes = quotes or w.low == '"' end
        local limits = self.limits
        local parse
        local taken = {} -- of each terminal, by word: what it reads there
        local begun = {} -- of each word, by type: whether the type begins there
        if not self.by_word then self:index_ways() end
        local usable = have and self:ways_with(have)

        local function ways_that_count(ways)
            if not ways then return none end
            return usable and (usable[ways] or ways.free) or ways
        end

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

        local function could_start(t, at)
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

        local function starts(t, at)
            local all = begun[at]
            if not all then
                all = {}
                begun[at] = all
            end
            local is = all[t]
            if is == nil then
                is = could_start(t, at)
                all[t] = is
            end
            return is
        end

        local function go(row, way, i, at, b, out)
            steps = steps + 1
            if steps > limits.steps then error(L.mark, 0) end
            local e = way[i]
            if not e then
                local value
                local of = row.more.of
                if (not of or of[self.kind] or quotes) and (not row.more.only or row.more.only(b)) and (not row.more.where or row.more.where(b, row.number)) then
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
                        if #out > limits.readings * 10 then error(L.mark, 0) end
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
            local begins = self.begins[t]
            if not begins then return out end
            for _, x in ipairs(w and ways_that_count(begins.words[w.low]) or none) do go(x.row, x.way, 1, at, {}, out) end
            if w and w.alt and w.alt ~= w.low then
                for _, x in ipairs(ways_that_count(begins.words[w.alt])) do go(x.row, x.way, 1, at, {}, out) end
            end
            local others = ways_that_count(begins.others)
            for i = 1, #others do
                local x = others[i]
                if not x.leads or starts(x.leads, at) then go(x.row, x.way, 1, at, {}, out) end
            end
            return out
        end

        if #words > limits.words then return {}, 1, "words" end
        local ended, all = L.within(parse, type, 1)
        if ended then return {}, furthest, "steps" end
        local whole = {}
        for _, r in ipairs(all) do if r.to == #words + 1 then whole[#whole + 1] = r.value end end
        return whole, furthest
    end
end
