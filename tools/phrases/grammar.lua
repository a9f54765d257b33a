-- grammar.lua -- the rows of a grammar, by which grammar_read.lua reads text and grammar_write.lua writes it.
--
-- A row has a type, a text with holes, and what the text stands for. A type is a *node*, *fields* (a part of a
-- table, in any order) or a *list* (instructions, clauses, in their order); it is what its declaration says.
-- Reading is a chart: what each type can be at each word is worked out once, and every reading that is
-- left counts. Writing takes the rows in their order: the first that fits says it.
--
-- In the text of a row:  {n:amount} or {amount} a hole · [word] may be there · (a/b) either, the first is
-- written · <card|cards> by number, where the row's type has a # · everything else is a word.
-- A hole may be left out, "{v:verb} {t:thing} [{d:duration}]": what it fills is left out then, "v(t)" of "v(t, d)".
local M = require "meaning"
local G = {}
G.__index = G

local keyed, type_of = M.keyed, type

G.limits = require("grammar_limits").limits

-- Where [row] is written, to stand before what is wrong with it: "FILE:LINE: "; "" of a row that no file has.
local function place_of(row)
    local file = row.file
    if not file then return "" end
    local line = file.line
    local at = not line and file.text:find(row.text, 1, true)
    if at then
        line = 1
        for _ in file.text:sub(1, at):gmatch("\n") do line = line + 1 end
    end
    return file.name .. (line and ":" .. line or "") .. ": "
end

-- What the code of a row stands for is worked out where it is first asked for, as of most rows nobody does: of
-- `patient` rows there, of others when they are added, which tells what is wrong with them.
local function worked_out(parse)
    return { __index = function(row, key)
        if key ~= "code" and key ~= "open" then return nil end
        local ok, code = pcall(M.pattern, row.said, row.every_hole, parse, row.sort)
        if not ok then error(place_of(row) .. code, 0) end
        setmetatable(row, nil)
        if row.parted then code = M.without(code, row.holes) end
        if not code then error(place_of(row) .. row.text .. ": nothing is left without its holes", 0) end
        row.code, row.open = code, M.has_open(code)
        return row[key]
    end }
end

function G.new(parse)
    return setmetatable({ parse = parse, sorts = {}, spread = {}, holes = {}, in_order = {}, rows = {}, by_head = {}, by_items = {}, begins = {}, terminals = {}, count = 0,
        later = worked_out(parse) }, G)
end

-- Declares types as [sort]: "fields", "list", "in order", fields of which the first is said first, or "key", a word
-- that may stand before a = sign, or "args", some of the arguments of a call, in their order. Nodes need no declaration.
function G:declare(names, sort)
    self.holes = {} -- what a type is may be another thing from here on
    for w in names:gmatch("%S+") do
        self.sorts[w] = sort == "in order" and "fields" or sort == "args" and "list" or sort
        self.spread[w] = sort == "args" or nil
        self.in_order[w] = sort == "in order" or nil
    end
end
function G:terminal(name, read, write) self.terminals[name] = { read = read, write = write } end

local numbers = { "sg", "pl", "i" }

function G:sort_of(type) return self.sorts[type] or self.sorts[type:gsub("%.%a+$", "")] or "node" end

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
    local plain = true
    for _, e in ipairs(list) do plain = plain and not e.either end
    if plain then return { list } end
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

-- The ways [all] of a row by which holes they have: what stands for a hole that is left out is left out.
local function by_holes(all)
    if #all == 1 then return { all } end
    local out, of = {}, {}
    for _, way in ipairs(all) do
        local names = {}
        for _, e in ipairs(way) do names[#names + 1] = e.hole end
        table.sort(names)
        local mark = ""
        for i, name in ipairs(names) do if name ~= names[i - 1] then mark = mark .. " " .. name end end
        if not of[mark] then
            of[mark] = {}
            out[#out + 1] = of[mark]
        end
        table.insert(of[mark], way)
    end
    return out
end

-- The hole [name] of that type: the same one in all rows.
function G:hole(name, type)
    local of = self.holes[type]
    if not of then
        of = {}
        self.holes[type] = of
    end
    local hole = of[name]
    if not hole then
        hole = keyed { k = "hole", name = name, type = type, sort = self:sort_of(type), spread = self.spread[type:gsub("%.%a+$", "")] or nil }
        of[name] = hole
    end
    return hole
end

-- The holes of [ways], by name.
function G:holes_of(ways_of_row)
    local holes = {}
    for _, way in ipairs(ways_of_row) do
        for _, e in ipairs(way) do
            if e.hole and not holes[e.hole] then holes[e.hole] = self:hole(e.hole, e.type) end
        end
    end
    return holes
end

-- Adds a row. [more] may have `of`, a set of the card types that say it so and are read
-- so, or `written_of`, of those that say it, while all are read, `read` or `write` = false, `only`, a
-- condition on what fills the holes where it is read, `where`, one for both, which is told the row's number ("sg") too, `parts`, a function of what such a row
-- says that gives what fills its holes (nil: it does not say that), where `code` is a function, `first`, to be said before the rows that
-- are there.
function G:row(type, text, code, more)
    self.count = self.count + 1
    local by_number = text:find("[#<]")
    local ok, all
    for _, number in ipairs((type:find("#") or by_number) and numbers or { "" }) do
        local name = type:gsub("#", number)
        local row = { type = name, text = text, more = more or {}, serial = self.count, number = number, file = self.file }
        -- A text that says nothing by number has the same ways in each.
        local is_new = by_number or not all
        if is_new then ok, all = pcall(function() return ways(elements(text, number ~= "" and number or nil)) end) end
        if not ok then error(place_of(row) .. text .. ": " .. all, 0) end
        -- Of a row of this type the text is the keyword, and no more (phrases.lua).
        if name == "worn" and not text:find("^\u{AB}[^\u{BB}]+\u{BB}$") then
            error(place_of(row) .. "'worn' wants a keyword, in \u{AB}\u{BB}, got: " .. text, 0)
        end
        for _, way in ipairs(is_new and all or {}) do for _, e in ipairs(way) do e.low = e.word and e.word:lower() end end
        row.every_hole = self:holes_of(all)
        row.sort = self:sort_of(name)
        self.rows[name] = self.rows[name] or {}
        local parts = type_of(code) == "function" and { all } or by_holes(all)
        for i, some in ipairs(parts) do
            local part = row
            if #parts > 1 then
                part = { parted = true }
                for k, v in pairs(row) do part[k] = v end
            end
            part.ways, part.holes = some, #parts > 1 and self:holes_of(some) or row.every_hole
            if type_of(code) == "function" then part.make = code
            else
                part.said = number == "" and code or code:gsub("#", number)
                setmetatable(part, self.later)
                if not self.patient then part.code = part.code end
            end
            table.insert(self.rows[name], part.more.first and i or #self.rows[name] + 1, part)
        end
    end
end

-- The ways of [rows] that have no word and no terminal: they alone could be nothing.
local function wordless(g, rows)
    local out = {}
    for _, row in ipairs(rows) do
        for _, way in ipairs(row.ways) do
            local is = true
            for _, e in ipairs(way) do
                if e.word or g.terminals[e.type] then is = false break end
            end
            if is then out[#out + 1] = way end
        end
    end
    return out
end

-- Which types can be nothing, as one of their ways has nothing but such types.
local function empty_types(g)
    local empties, could_be, changed = {}, {}, true
    for t, rows in pairs(g.rows) do
        empties[t] = false
        local some = wordless(g, rows)
        could_be[t] = #some > 0 and some or nil
    end
    local function is_empty(way)
        for _, e in ipairs(way) do
            if not g.rows[e.type] then return true end
            if not empties[e.type] then return false end
        end
        return true
    end
    while changed do
        changed = false
        for t, some in pairs(could_be) do
            for _, way in ipairs(empties[t] and {} or some) do
                if is_empty(way) then empties[t] = true changed = true break end
            end
        end
    end
    return empties
end

-- What the rows of one type begin with: words, terminals, and other types.
local function begins_with(g, rows, empties)
    local f, types = { words = {}, any = {} }, {}
    for _, row in ipairs(rows) do
        for _, way in ipairs(row.ways) do
            for _, e in ipairs(way) do
                if e.word then f.words[e.low] = true
                elseif g.terminals[e.type] then f.any[e.type] = true
                elseif not g.rows[e.type] then break
                else types[e.type] = true end
                if not empties[e.type or ""] then break end
            end
        end
    end
    return f, types
end

local function take_all(to, from)
    local more = false
    for w in pairs(from) do
        if not to[w] then to[w] = true more = true end
    end
    return more
end

-- Whether all types of the holes have rows.
local function check_holes(g)
    for _, rows in pairs(g.rows) do
        for _, row in ipairs(rows) do
            for name, hole in pairs(row.holes) do
                local base, known = hole.type:match("^(.-)%.%a+$"), g.rows[hole.type] or g.terminals[hole.type]
                for _, number in ipairs(base and numbers or {}) do known = known or g.rows[base .. "." .. number] end
                if not known then
                    error(place_of(row) .. "no rows of type " .. hole.type .. " for {" .. name .. "} in: " .. row.text, 0)
                end
            end
        end
    end
end

-- Which words each type can begin with, and whether it can be nothing. A type that leads to itself without a
-- word before it is a slip of who wrote the rows, and so is a type without rows, save in a [small] table.
function G:finish(small)
    local firsts, leads, changed = {}, {}, true
    if not small then check_holes(self) end
    self.empties = empty_types(self)
    for t, rows in pairs(self.rows) do firsts[t], leads[t] = begins_with(self, rows, self.empties) end
    while changed do
        changed = false
        for t, types in pairs(leads) do
            for other in pairs(types) do
                local words, any = take_all(firsts[t].words, firsts[other].words), take_all(firsts[t].any, firsts[other].any)
                changed = changed or words or any
            end
        end
    end
    self.firsts, self.by_word = firsts, nil
end
require "grammar_read"(G)
require "grammar_write"(G)

return G
