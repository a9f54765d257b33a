-- grammar_write.lua -- writes text by the rows of a grammar: the first of them that fits says it.
local M = require "meaning"
local L = require "grammar_limits"
local X = require "grammar_match"
local retold = require "retold"

local none = {}

local Writer = {}
Writer.__index = Writer

-- The words of [row] with the values [b]; [go] gets the text.
function Writer:assemble(row, b, go)
    if row.more.where and not row.more.where(b, row.number) then return false end
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
    if self.steps > self.grammar.limits.write_steps then error(L.mark, 0) end
end
function Writer:says(row)
    if row.more.write == false then return false end
    local of = row.more.written_of or row.more.of
    return not of or of[self.kind]
end

-- The kind of value that the pattern [code] says: what it calls, or what it is; nil: any.
local function head_of(code)
    local k = code.k
    if k == "hole" or k == "pron" or k == "un" or k == "op" and code.v == "*" then return nil end
    if k ~= "call" then return k end
    if code.f.v == "first" then return head_of(code.args[2]) end
    return code.f.k ~= "hole" and "call " .. code.f.v or nil
end

local function head_of_value(value)
    return value.k == "call" and "call " .. tostring(value.f.v) or value.k
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
    local sort = self.grammar:sort_of(type)
    if sort == "fields" then
        return self:some(type, value.items, function(text, rest) return #rest == 0 and go(text) end)
    elseif sort == "list" then
        return self:some_of_list(type, value, 1, function(text, to) return to > #value and go(text) end)
    end
    return retold.each(self, self:entry_of(type, value), function(tell)
        for _, row in ipairs(self.grammar:rows_for(type, head_of_value(value))) do
            if row.more.parts then
                local b = self:says(row) and row.more.parts(value)
                if b and self:assemble(row, b, tell) then return true end
            elseif X.could(row.code, value) and self:says(row) then
                local b = {}
                if X.match(self, row.code, value, b, function() return self:assemble(row, b, tell) end) then return true end
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
    local terminal = self.grammar.terminals[type]
    if terminal then
        for i, item in ipairs(items) do
            local text = terminal.write(M.table { item })
            local rest = table.move(items, i + 1, #items, i, table.move(items, 1, i - 1, 1, {}))
            if text and go(text, rest) then return true end
        end
        return false
    end
    return retold.each(self, self:entry_of(type, self:mark_of(items)), function(tell)
        for _, row in ipairs(self.grammar:rows_of_items(type, items)) do
            if self:says(row) and self:some_by(row, items, tell) then return true end
        end
        return false
    end, go)
end

-- Writes some of [items] by [row].
function Writer:some_by(row, items, tell)
    local code, b = row.code, {}
    if code.k == "table" then
        code.ordered = code.ordered or X.ordered(code.items)
        return X.items(self, code.ordered, 1, items, b, function(rest)
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
            local parts, head = row.more.parts, row.code and row.code[1]
            if parts then
                local b = list[from] and self:says(row) and parts(list[from])
                if b and self:assemble(row, b, function(text) return tell(text, from + 1) end) then return true end
            elseif (not head or head.sort == "list" or list[from] and X.could(head, list[from])) and self:says(row) then
                local b = {}
                if X.list(self, row.code, 1, list, from, b, function(to)
                    return self:assemble(row, b, function(text) return tell(text, to) end)
                end) then return true end
            end
        end
        return false
    end, go)
end

-- Gives the grammar [G] its writing.
return function(G)
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
            local wanted = of and of.sort ~= "list" and (of.k ~= "list" or #of > 0) and head_of(of) or nil
            if row.more.parts then rows[#rows + 1] = row
            elseif code and row.more.write ~= false and (not wanted or wanted == head) then rows[#rows + 1] = row end
        end
        return rows
    end

    -- Those of the rows of [type] that could say some of [items]: which these are depends on their keys and names alone.
    function G:rows_of_items(type, items)
        local marks = {}
        for i, item in ipairs(items) do marks[i] = item.key and item.key .. "=" or item.val.k == "name" and item.val.key or "" end
        local mark = type .. " " .. table.concat(marks, " ")
        local rows = self.by_items[mark]
        if rows then return rows end
        rows = {}
        self.by_items[mark] = rows
        local all = { k = "table", items = items }
        for _, row in ipairs(self:rows_for(type, "table")) do if X.could(row.code, all) then rows[#rows + 1] = row end end
        return rows
    end

    -- Calls [go] with each text of [value] as [type], for a card of the type [kind], until it returns true. [before] is
    -- how many steps have gone to other ways to say the same. Returns whether it did, the name of a limit that ended
    -- it, and the steps.
    function G:write(type, value, kind, go, before)
        local w = setmetatable({ grammar = self, steps = before or 0, kind = kind, offered = 0, known = {}, known_early = {}, marks = { n = 0 }, depth = 0 }, Writer)
        local ended, done = L.within(w.node, w, type, value, function(text)
        w.offered = w.offered + 1
        return go(text)
    end)
        return done or false, ended and "steps" or nil, w.steps
    end
end
