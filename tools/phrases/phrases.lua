-- phrases.lua -- texts as clauses and clauses as texts, by the rows of a language and of a game.
local M = require "meaning"
local N = require "one_way"
local S = require "settle"
local G = require "grammar"
local W = require "text_words"
local parse = require "script_parse"
local lower = require "lower"
local against_text = require "against_text"
local terminals = require "phrase_terminals"
local world_of = require "phrase_world"

local P = {}
P.__index = P

local function set_of(names)
    local out = {}
    for w in names:gmatch("%S+") do out[w] = true end
    return out
end

-- What a game says of itself in its rows, once: its kinds, the events of leaving, the types of cards whose text
-- is instructions, names for parameters and locals, and how a token of the library is said.
local function take_game(said, world)
    for w in pairs(M.kinds) do M.kinds[w] = nil end
    for w in pairs(set_of(said.kinds)) do M.kinds[w] = true end
    M.leaving, M.unspoken, M.compared = set_of(said.leaving), set_of(said.unspoken or ""), set_of(said.compared or "")
    M.results, M.places = said.results or {}, set_of(said.places or "")
    lower.game = { main = said.main, short = said.short or {}, plural = said.plural or {}, first = set_of(said.first) }
    world.instructs = said.instructs and set_of(said.instructs)
    world.strict = said.instructs
    world.kept = said.kept
    world.wearer = set_of(said.wearer or "")
    world.of_things, world.done_by_players = set_of(said.of_things or ""), set_of(said.done_by_players or "")
    world.token_text, world.host, world.signs = said.token, said.host, set_of(said.signs or "")
end

-- Adds the rows of the keywords with text after them that have none of their own: «Swift» — …, with a number or without.
local function add_governing(g, world)
    local names = {}
    for name, how in pairs(world.governing) do
        if how == true and name:find("^%a+$") then names[#names + 1] = name end
    end
    table.sort(names)
    for _, name in ipairs(names) do
        local plain, numbered = "\u{AB}" .. name .. "\u{BB} \u{2014} ", "{n:keyword_" .. name:lower() .. "} \u{2014} "
        local has = false
        for _, r in ipairs(g.rows.clause or {}) do
            has = has or r.text:sub(1, #plain) == plain or r.text:sub(1, #numbered) == numbered
        end
        if not has then
            g:row("clause", plain .. "{c:clause}", name:lower() .. " { c }")
            g:row("clause", numbered .. "{c:clause}", name:lower() .. " { n, c }")
        end
    end
end

-- What a library knows: world.keywords and world.tags are sets of names, world.cards all cards with their facts,
-- world.governing the keywords with text after them. [sources] are the files of rows, as functions.
function P.new(world, sources)
    for w, how in pairs(world.governing) do M.governing[w:lower()] = how end
    local g = G.new(parse.parse)
    terminals(g, world)
    -- A row of a keyword that this library has not, {n:keyword_swift} or «Swift», is none if it means nothing there.
    local function row(type, text, ...)
        for name in text:gmatch(":(keyword_%a+)}") do if not g.terminals[name] then return end end
        for name in text:gmatch("\u{AB}(%u%a*)") do
            if not world.keywords[name] then
                g.patient = false
                pcall(g.row, g, type, text, ...)
                g.patient = true
                return
            end
        end
        return g:row(type, text, ...)
    end
    local function fields(names, sort) g:declare(names, sort or "fields") end
    local function game(said) take_game(said, world) end
    -- Words of the type [type], each "text = what it stands for", or one word for both, with commas between; in
    -- what it stands for a comma is written as ;. [how] is what a row may have besides (grammar.lua).
    local function words(type, list, code, how)
        local more = { word = list }
        for k, v in pairs(how or {}) do more[k] = v end
        for entry in list:gmatch("[^,]+") do
            local text, name = entry:match("^%s*(.-)%s*=%s*(.-)%s*$")
            text = text or entry:match("^%s*(.-)%s*$")
            row(type, text, ((code or "WORD"):gsub("WORD", ((name or text):gsub(";", ",")))), more)
        end
    end
    local function only_of(tag, type) return world.tags[tag] == type end
    local function kind() return g.kind end
    local types = {}
    for _, card in ipairs(world.cards) do types[card.name] = card.type end
    local function type_of(name) return types[name] end
    local helpers = { meaning = M, map = N.map, type_of = type_of, words = words, only_of = only_of, kind = kind, counts = against_text.counts }
    take_game({ kinds = world.kinds or "card player opponent", leaving = "", first = "" }, world)
    g.patient = true
    for _, source in ipairs(sources) do
        g.file = source
        source.run(row, fields, game, helpers)
    end
    g.file = nil
    for _, card in ipairs(world.cards) do
        local text = world.token_text and world.token_text(card)
        if text then row("token.#", text, '"' .. card.name .. '"') end
    end
    -- A library without tokens has no text of one.
    for _, number in ipairs { "sg", "pl", "i" } do
        local name = "token." .. number
        if not g.rows[name] then g:terminal(name, function() return nil end, function() return nil end) end
    end
    g.patient = false
    for _, r in ipairs(world.says or {}) do
        g.file = r
        local of_each = r[3]:find("%f[%w]WORD%f[^%w]") and words or row
        of_each(r[1], r[2], r[3])
    end
    g.file = nil
    add_governing(g, world)
    g:finish(world.says and not world.strict)
    return setmetatable({ grammar = g, world = world, said = {} }, P)
end

local function only_keywords(words)
    local i, found = 1, false
    while words[i] do
        local w = words[i]
        if w.keyword then found = true
        elseif w.low:find("^{") or w.low == "," or w.low == "." and found then
        else return false end
        i = i + 1
    end
    return found
end

-- The clause by which a host has the keywords that are all there is of [text]; nil: there is more.
local function granted(text, world)
    local list = {}
    for _, w in ipairs(W.split(text, world.keywords, G.contractions)) do
        if w.keyword then list[#list + 1] = { val = M.str(w.keyword) }
        elseif w.low ~= "," and w.low ~= "." then return nil end
    end
    local has = #list == 1 and list[1].val or M.table(list)
    return M.call("passive", { M.table { { val = M.name("me") }, { key = "has", val = has } } })
end

-- The readings of one paragraph [text] of a card of the type [kind]: { clauses = list }, { keywords = true }, or
-- { unread = text, at, limit }, { ambiguous = readings }. [brief]: where it is not understood is of no account.
function P:read_paragraph(text, kind, brief)
    -- What stands for the host of this card, which speaks of itself.
    local of_host = self.world.host and text:match("^%[Attached%] \u{2014} (.+)$")
    if of_host then
        local r = self:read_paragraph(of_host, self.world.host, brief)
        if r.keywords then r = { clauses = { granted(of_host, self.world) } } end
        if r.clauses and #r.clauses == 0 then return { unread = text, text = text } end
        r.text = text
        if r.clauses then
            local out = {}
            for i, c in ipairs(r.clauses) do out[i] = M.call("attached", { M.table { { val = c } } }) end
            r.clauses = M.list(out)
        end
        return r
    end
    self.grammar.kind = kind
    local words = W.split(W.as_to_you(text, self.world), self.world.keywords, G.contractions)
    if only_keywords(words) then return { keywords = true, text = text } end
    if words[#words] and words[#words].low ~= "." and words[#words].low ~= '"' then
        words[#words + 1] = { raw = ".", low = "." }
    end
    local all, furthest, limit = self.grammar:read(words, "paragraph", brief)
    local found, seen, why = {}, {}, nil
    for _, list in ipairs(all) do
        local settled, ok = {}, true
        for _, c in ipairs(list) do
            local s, pronoun = S.settle(c)
            if not s then ok, why = false, pronoun break end
            if s.f.v == "effect" and self.world.instructs and not self.world.instructs[kind] then ok = false break end
            -- What has no place of its own has no "here".
            if s.f.v == "effect" and s.key:find("%f[%w]here%f[%W]") then ok, why = false, "here" break end
            -- What is left of a spoken meaning is no clause.
            if s.key:find("%f[%w]by_them%f[^%w_]") or s.key:find("chosen(", 1, true) or s.key:find("first(", 1, true) or s.key:find("<%a*>") or s.key:find("%?%a") or M.what_is_only_said(s) then
                ok, why = false, "" break
            end
            for _, part in ipairs(N.parted(s)) do settled[#settled + 1] = part end
        end
        if ok then
            local whole = M.list(settled)
            if not seen[whole.key] then
                seen[whole.key] = true
                found[#found + 1] = whole
            end
        end
    end
    if #found == 1 then return { clauses = found[1], text = text } end
    if #found > 1 then return { ambiguous = found, text = text } end
    return { unread = text, text = text, at = furthest, word = words[furthest] and words[furthest].raw, limit = limit,
        pronoun = #all > 0 and why }
end

-- The types of cards that this library has, as kinds of queries.
function P:card_types()
    if not self.types then
        self.types = {}
        for _, c in ipairs(self.world.cards) do if M.kinds[c.type:lower()] then self.types[c.type:lower()] = true end end
    end
    return self.types
end

-- Where a dash stands behind a keyword that nobody has declared, it has text after it.
function P:meet_governing(text)
    local met = false
    for _, name in ipairs(self.world.undeclared or {}) do
        if not self.world.governing[name] and text:find("%[" .. name:gsub("%p", "%%%0") .. "%f[^%w][^%[%]]*%]%s*%[>+%]") then
            self.world.governing[name], M.governing[name:lower()] = true, true
            met = true
        end
    end
    if not met then return end
    add_governing(self.grammar, self.world)
    self.grammar:finish(true)
end

-- A text has at most so many paragraphs that are read.
local most_paragraphs = 40

-- What is odd about a text that nobody reads, nil: nothing that is known.
function P:oddity(text)
    local parted = " " .. text .. " "
    if parted:find("%s//+%s") or parted:find("%s%-%-%-+%s") then return "two cards in one cell, write a row for each" end
    local often = self:row_words()
    local known, n, foreign = 0, 0, 0
    for _, w in ipairs(W.split(text, self.world.keywords, G.contractions)) do
        if w.low:find("^[\xC3-\xF4]") then foreign = foreign + 1 end
        if w.low:find("^[%a\x80-\xFF]") then
            n = n + 1
            if often[w.low] then known = known + 1 end
        end
    end
    if n >= 3 and known * 3 < n or n > 0 and known == 0 and foreign > 0 then return "a language that is not English, or no rules text" end
end

-- The paragraphs of the text of a card, each read; [name], where it is known, is what "my name" is in it.
function P:read(text, kind, name)
    if #text > G.limits.text then return { { unread = text, limit = "text" } } end
    self:meet_governing(text)
    if name then text = text:gsub("%f[%w]with (%a+) name%f[%W]", function(w) return (w == "my" or w == "this") and "named " .. name or nil end) end
    local out = {}
    for i, paragraph in ipairs(W.paragraphs(text, self.world.keywords, M.governing)) do
        if i > most_paragraphs then
            out[i] = { unread = paragraph, text = paragraph, limit = "paragraphs" }
            break
        end
        out[i] = self:read_paragraph(paragraph, kind)
        if not out[i].clauses and not out[i].keywords then out[i].why = self:oddity(paragraph) end
    end
    return out
end

-- What the program asks -----------------------------------------------------------------------------------

-- The phrases of the library [raw]: raw.cards are its cards with their facts, raw.keywords the scripts of its
-- keywords, raw.words those of their sets' words, each { source, path }, raw.rows the texts of the files of rows. Nil: there are no rows but those of the language.
function P.open(raw)
    local world = world_of(raw)
    -- The first two are those of all languages and of this one.
    if #raw.rows == 2 and #world.says == 0 then return nil end
    local sources = {}
    for i, text in ipairs(raw.rows) do
        local name = text:match("^%-%- (%S+)")
        sources[i] = { name = name, text = text, run = assert(load(text, "=" .. name, "t")) }
    end
    local phrases = P.new(world, sources)
    phrases:take_words_back()
    return phrases
end

-- A word of the rows in brackets, "[Do] so", is no keyword, though a list may name it as one.
function P:take_words_back()
    local undeclared, keywords = self.world.undeclared, self.world.keywords
    for i = #undeclared, 1, -1 do
        local name = undeclared[i]
        if self:row_words()[name:lower()] then
            table.remove(undeclared, i)
            undeclared[name], keywords[name], self.world.spoken[name] = nil, nil, true
        end
    end
end

-- Works out every row at once, which tells what is wrong with one. Returns how many there are.
function P:work_out()
    local n = 0
    for _, rows in pairs(self.grammar.rows) do
        for _, row in ipairs(rows) do n = n + ((row.make or row.code) and 1 or 0) end
    end
    return n
end

-- How rare each word is among the rows that read, and the words of each row.
function P:row_words()
    if self.words then return self.words, self.of_row end
    self.words, self.of_row = {}, {}
    -- Of a row for several numbers the first is taken: the same in each run.
    local seen, types = {}, {}
    for type in pairs(self.grammar.rows) do types[#types + 1] = type end
    table.sort(types)
    for _, type in ipairs(types) do
        for _, row in ipairs(self.grammar.rows[type]) do
            if row.more.read ~= false and not seen[row.text] then
                seen[row.text] = true
                local words = {}
                for _, e in ipairs(row.ways[1]) do if e.low and e.low:find("%a%a") then words[e.low] = true end end
                self.of_row[#self.of_row + 1] = { text = row.text, words = words, type = row.type }
                for w in pairs(words) do self.words[w] = (self.words[w] or 0) + 1 end
            end
        end
    end
    table.sort(self.of_row, function(x, y) return x.text < y.text end)
    return self.words, self.of_row
end

-- Where the text and the script of [card] { type, text, source } differ: a list of { line, what, sentence, said }.
function P:against_text(card)
    return against_text.compare(self, card)
end

require "phrases_say"(P)
require "phrases_draft"(P)

return P
