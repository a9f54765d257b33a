-- phrases.lua -- texts as clauses and clauses as texts, by the rows of a language and of a game.
local M = require "meaning"
local N = require "one_way"
local S = require "settle"
local G = require "grammar"
local W = require "text_words"
local parse = require "script_parse"
local lower = require "lower"
local against_text = require "against_text"
local lacks = require "draft_lacks"

local P = {}
P.__index = P

local small = { "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten" }
local number_words = {}
for i, w in ipairs(small) do number_words[w] = i end

local function terminals(g, world)
    g:terminal("number", function(words, at)
        local w = words[at]
        local n = w and (w.low:match("^%d+$") and tonumber(w.low) or number_words[w.low])
        return n and M.num(n)
    end, function(v) return v.k == "num" and v.v >= 0 and tostring(v.v) end)
    local ordinals = { "first", "second", "third", "fourth", "fifth" }
    g:terminal("ordinal", function(words, at)
        for i, w in ipairs(ordinals) do if words[at] and words[at].low == w then return M.num(i) end end
    end, function(v) return v.k == "num" and ordinals[v.v] end)
    -- How many there were before the one that a text counts.
    g:terminal("earlier", function(words, at)
        for i, w in ipairs(ordinals) do if words[at] and words[at].low == w then return M.num(i - 1) end end
    end, function(v) return v.k == "num" and ordinals[v.v + 1] end)
    g:terminal("digits", function(words, at)
        local w = words[at]
        return w and w.low:match("^%d+$") and M.num(tonumber(w.low)) or nil
    end, function(v) return v.k == "num" and v.v >= 0 and tostring(v.v) end)
    g:terminal("few", function(words, at) return g.terminals.number.read(words, at) end,
        function(v) return v.k == "num" and v.v >= 0 and (small[v.v] or tostring(v.v)) end)
    g:terminal("several", function(words, at)
        local v = g.terminals.number.read(words, at)
        return v and v.v > 1 and v or nil
    end, function(v) return v.k == "num" and v.v > 1 and (small[v.v] or tostring(v.v)) end)
    g:terminal("plus", function(words, at)
        local w = words[at]
        local n = w and w.low:match("^[+-]%d+$")
        return n and M.num(tonumber(n))
    end, function(v) return v.k == "num" and math.type(v.v) == "integer" and ("%+d"):format(v.v) end)
    g:terminal("atleast", function(words, at)
        local w = words[at]
        local n = w and w.low:match("^(%d+)%+$")
        if n then return M.num(tonumber(n)) end
        local word = w and number_words[w.low] or w and tonumber(w.low)
        if word and words[at + 1] and words[at + 1].low == "or" and words[at + 2] and words[at + 2].low == "more" then
            return M.num(word), at + 3
        end
    end, function(v) return v.k == "num" and v.v .. "+" end)
    g:terminal("braced", function(words, at)
        local n = words[at] and words[at].low:match("^{(%d+)}$")
        return n and M.num(tonumber(n))
    end, function(v) return v.k == "num" and v.v >= 0 and "{" .. v.v .. "}" end)
    g:terminal("keyword", function(words, at)
        local k = words[at] and words[at].keyword
        return k and M.str(k)
    end, function(v)
        if v.k ~= "str" then return nil end
        local name = v.v:match("^(.-) %S+$")
        return (world.keywords[v.v] or name and world.keywords[name]) and "[" .. v.v .. "]"
    end)
    -- Signs in a row, "{x} {x}", as what a price is of them; `less`: as what it is less by.
    local function signs(name, sense)
        g:declare(name, "fields")
        g:terminal(name, function(words, at)
            local sign = words[at] and words[at].low:match("^{(%l+)}$")
            if not sign or not world.signs[sign] then return nil end
            local to = at + 1
            while words[to] and words[to].low == words[at].low do to = to + 1 end
            return M.table { { key = sign, val = M.num(sense * (to - at)) } }, to
        end, function(v)
            local item = v.items[1]
            local n = item.val.k == "num" and math.tointeger(sense * item.val.v)
            return world.signs[item.key] and n and n > 0 and n <= 9 and ("{" .. item.key .. "} "):rep(n):sub(1, -2)
        end)
    end
    signs("signs", 1)
    signs("less_signs", -1)
    -- More than one, in figures.
    g:terminal("plenty", function(words, at)
        local v = g.terminals.digits.read(words, at)
        return v and v.v > 1 and v or nil
    end, function(v) return v.k == "num" and v.v > 1 and tostring(v.v) end)
    -- A keyword with a number that the rows use: {n:keyword_level}.
    for name in pairs(world.keywords) do
        g:terminal("keyword_" .. name:lower(), function(words, at)
            local w = words[at]
            return w and w.name == name and tonumber(w.value) and M.num(tonumber(w.value))
        end, function(v) return v.k == "num" and "[" .. name .. " " .. v.v .. "]" end)
    end
    local function named(list, many)
        return function(words, at)
            local text = ""
            for i = at, math.min(at + 3, #words) do
                if not words[i].raw:find("^%u") and not (i > at and words[i].raw:find("^%a")) then break end
                text = text .. (i > at and " " or "") .. words[i].raw
                -- A name may be its own plural.
                local one = many and text:match("^(.+)s$") or text
                if one and list[one] and not (words[i + 1] and words[i + 1].raw:find("^%u") and list[text .. " " .. words[i + 1].raw]) then
                    return M.str(one), i + 1
                end
            end
        end
    end
    -- A card by its name, where that is words with capitals.
    local called = {}
    for _, card in ipairs(world.cards) do called[card.name] = true end
    g:terminal("called", named(called), function(v) return v.k == "str" and called[v.v] and v.v end)
    local tokens = {}
    for _, card in ipairs(world.cards) do tokens[card.name] = card.supertypes and card.supertypes[1] == "Token" or nil end
    g:terminal("name", named(tokens), function(v) return v.k == "str" and v.v end)
    g:terminal("tag.sg", named(world.tags), function(v) return v.k == "str" and world.tags[v.v] and v.v end)
    g:terminal("tag.pl", named(world.tags, true), function(v) return v.k == "str" and world.tags[v.v] and v.v .. "s" end)
    g:terminal("tag.i", named(world.tags), function() return nil end)
end

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
    -- what it stands for a comma is written as ;.
    local function words(type, list, code)
        local more = { word = list }
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
        row(r[1], r[2], r[3])
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

local function subsets(n)
    local out = {}
    for bits = 0, (1 << n) - 1 do
        local s = {}
        for i = 1, n do s[i] = bits & (1 << (i - 1)) ~= 0 or nil end
        out[#out + 1] = s
    end
    return out
end

-- What the clauses [list] from [from] say, of a card of the type [kind]: the text and how many clauses it takes.
-- A text that reads as those clauses and as nothing else is said; where there is none, one that no rows read. So
-- nothing is ever said that a reader of it would play in another way. Returns the text, and whether it reads back.
function P:say_clause(clause, kind)
    self.grammar.kind = kind
    local spare
    local _, limit, steps = nil, nil, 0
    local targets = clause.args and clause.args[1] and clause.args[1].k == "table" and M.field(clause.args[1], "target")
    local ways = subsets(math.min(targets and #targets or 0, 3))
    for i = 1, clause.key:find("do_this(effect", 1, true) and #ways or 0 do
        local within = { within = true }
        for n in pairs(ways[i]) do within[n] = true end
        ways[#ways + 1] = within
    end
    for _, named in ipairs(ways) do
        local spoken = S.speak(clause, named)
        if spoken then
            local said
            local tries = 0
            _, limit, steps = self.grammar:write("paragraph", M.list { spoken }, kind, function(text)
                local whole = W.as_of_them(W.join(text, self.world.language), self.world)
                tries = tries + 1
                local back = self:read_paragraph(whole, kind, true)
                if back.clauses and #back.clauses == 1 and back.clauses[1].key == clause.key then
                    said = whole
                    return true
                end
                if back.unread and not back.limit then spare = spare or whole end
                self.doubt = whole
                return tries > 12
            end, steps)
            if said then return said, true end
            if limit then break end
        end
    end
    return spare, false
end


-- What the program asks -----------------------------------------------------------------------------------

-- Whether the script of a keyword says that text after it is governed by it.
local function governs(source)
    local block = parse.parse(source)
    for _, s in ipairs(block or {}) do
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

-- Adds to [out] the rows of the language that the script { source, path } of a set's words has in says { … }.
local function add_says(script, language, out)
    for _, s in ipairs(parse.parse(script.source) or {}) do
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

-- The phrases of the library [raw]: raw.cards are its cards with their facts, raw.keywords the scripts of its
-- keywords, raw.words those of their sets' words, each { source, path }, raw.rows the texts of the files of rows. Nil: there are no rows but those of the language.
function P.open(raw)
    local world = { keywords = {}, governing = {}, tags = {}, cards = raw.cards, undeclared = {}, spoken = {} }
    for _, k in ipairs(raw.keywords) do
        world.keywords[k.name] = true
        world.governing[k.name] = governs(k.source) or nil
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
    world.kinds, world.says = raw.kinds, {}
    for _, k in ipairs(raw.keywords) do add_says(k, raw.language, world.says) end
    for _, script in ipairs(raw.words) do add_says(script, raw.language, world.says) end
    world.language = raw.language
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

-- The keywords that the list has of [card] and that are none of it: words of the rows, and those that stand before
-- an ability each time and do not govern it.
function P:not_its_keywords(card)
    if not self.by_code then
        self.by_code = {}
        for _, c in ipairs(self.world.cards) do self.by_code[c.code or ""] = c end
    end
    local out, facts = {}, self.by_code[card.code]
    for _, k in ipairs(facts and facts.keywords or {}) do
        local name = self.world.keywords[k] and k or k:match("^(.-)%s+[%d{]") or k
        local often, before = 0, 0
        for at in (card.text or ""):gmatch("%[" .. name:gsub("%p", "%%%0") .. "%f[^%w][^%[%]]*%]%s*()") do
            often = often + 1
            if card.text:find("^%[>+%]", at) then before = before + 1 end
        end
        local of_ability = often > 0 and often == before and not self.world.governing[name]
        if self.world.spoken[name] or of_ability then out[#out + 1] = k end
    end
    return out
end

-- Works out every row at once, which tells what is wrong with one. Returns how many there are.
function P:work_out()
    local n = 0
    for _, rows in pairs(self.grammar.rows) do
        for _, row in ipairs(rows) do n = n + ((row.make or row.code) and 1 or 0) end
    end
    return n
end

-- What the script { source, type } of a card says: a list of { line, text, proved }, where the text is nil if no
-- rows say the clause and `why` tells of what it has more. Of what is no script of a card, { wrong, line }.
function P:say_script(script)
    local mark = (script.type or "") .. "\n" .. script.source
    local said = self.said[mark]
    if not said then
        said = self:say_anew(script.source, script.type)
        self.said[mark] = said
    end
    return said
end

function P:say_anew(source, kind)
    local block, err = parse.parse(source)
    if not block then return { line = err.line, wrong = err.message } end
    local raised, why = M.raise(block)
    if not raised then
        return { line = why and why.line or 1, wrong = why and "nothing but local names and one card can be said" or
            'no card is here: expected card "CODE" { … }' }
    end
    local out = {}
    for _, c in ipairs(raised.clauses) do
        local row = { line = c.line }
        local is_clause = c.node and c.node.k == "call"
        local not_done = is_clause and c.node.f.v == "todo" and c.node.args[1]
        row.todo = not_done and not_done.k == "str" and not_done.v or nil
        local settled = is_clause and S.settle(c.node)
        if row.todo then row.proved = false
        elseif settled and settled.f.v == "attached" and settled.args[1] and settled.args[1].items then row.text, row.proved = self:say_attached(settled)
        elseif settled then row.text, row.proved = self:say_clause(settled, kind)
        elseif not is_clause then row.why = c.why and c.why.what or "no clause" end
        if settled and not row.text then row.why = M.what_is_only_said(settled) end
        out[#out + 1] = row
    end
    return out
end

-- What a card says while it is attached: its host speaks.
function P:say_attached(clause)
    local out, proved = {}, true
    for _, item in ipairs(clause.args[1].items) do
        local said, read = nil, nil
        if item.val.k == "call" then said, read = self:say_clause(item.val, self.world.host) end
        if not said then return nil end
        out[#out + 1] = said
        proved = proved and read
    end
    return #out > 0 and "[Attached] \u{2014} " .. table.concat(out, " ") or nil, proved
end

-- What a player reads of a mode where it is to be chosen.
function P:label(mode, kind)
    local spoken = S.speak(M.call("mode", { mode }), {})
    local run = spoken and M.field(spoken.args[1], "run")
    local label
    if run then
        self.grammar:write("sentences", run, kind, function(text)
            label = W.join(text, self.world.language):gsub("%.$", "")
            return true
        end)
    end
    return label and label:sub(1, 1):lower() .. label:sub(2) or "do this"
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

-- The texts of at most three rows that have most in common with [words] from where nobody understood them on.
function P:nearest(words, at)
    local often, rows = self:row_words()
    local have, ranked, from = {}, {}, math.max(1, at - 2)
    -- Of a sentence that lacks something at its end all of it counts.
    if not words[at] or words[at].low == "." then
        from = math.min(at, #words)
        while from > 1 and words[from - 1].low ~= "." do from = from - 1 end
    end
    for i = from, #words do
        if words[i].low == "." and i > at then break end
        -- What comes well behind it was not looked at.
        have[words[i].low] = have[words[i].low] or i <= at + 2 and 1 or 0.5
    end
    for i, row in ipairs(rows) do
        local score, n = 0, 0
        for w in pairs(row.words) do
            n = n + 1
            if have[w] then score = score + have[w] / (1 + often[w]) end
        end
        -- Of two that have the same in common the shorter one is nearer. The sum is made in any order, so the last
        -- figures of it do not count.
        if score > 0.02 then ranked[#ranked + 1] = { text = row.text, score = score / (1 + n / 8) * 1e9 // 1, at = i } end
    end
    table.sort(ranked, function(x, y)
        if x.score ~= y.score then return x.score > y.score end
        return x.at < y.at
    end)
    local out = {}
    for i = 1, math.min(3, #ranked) do out[i] = ranked[i].text end
    return out
end

-- What of a clause [c] of a card of the type [kind] a reader must decide: one that counts others of a kind is of it.
local function doubt(c, kind, types)
    local found
    local function look(x)
        if x.k ~= "table" then return nil end
        local of = M.field(x, "kind")
        for _, item in ipairs(x.items) do
            local other = not item.key and item.val.key == "another"
            if other and of and types[of.v] and of.v ~= kind:lower() then found = of.v end
        end
    end
    local function conditions(x)
        for _, item in ipairs(x.k == "table" and x.items or {}) do
            if item.key == "provided" or item.key == "each" then N.map(item.val, look) end
        end
    end
    N.map(c, conditions)
    return found and ("what is another %s, if this is none? A card that is a %s as well says so in its script"):format(found, found)
end

-- Whether [text] of [card], which is worn, is what its bearer says: nil, or what to do about that.
function P:speaks_as_bearer(card, text)
    if card.type == self.world.host or text:find("^%[Attached%]") then return nil end
    -- Of the keyword itself the card speaks, and nobody else.
    local worn = false
    for _, r in ipairs(self.grammar.rows.worn or {}) do
        local mark = "%[" .. r.text:match("\u{AB}(.-)\u{BB}") .. "%f[^%w]"
        if text:find(mark) then return nil end
        worn = worn or card.text:find(mark)
    end
    if not worn then return nil end
    for _, w in ipairs(W.split((text:gsub('"[^"]*"', " ")), self.world.keywords, G.contractions)) do
        if self.world.wearer[w.low] then return "what the bearer says is a text of its own, in the column 'effect text'" end
    end
end

-- The keywords, with their values, in whose braces [clauses] stand: a list of cards has them as well.
function P:governed(clauses)
    local out, seen = {}, {}
    for _, c in ipairs(clauses) do
        for name in pairs(c.key and self.world.governing or {}) do
            local first = c.f.v == name:lower() and c.args[1].items[1]
            local value = first and not first.key and first.val.k == "num" and " " .. first.val.v or ""
            if first and not seen[name .. value] then
                seen[name .. value] = true
                out[#out + 1] = name .. value
            end
        end
    end
    return out
end

-- The draft of a card { code, name, type, text }: its state ("whole", "part", "none", "facts"), its script where
-- it needs one, and what was not understood: a list of { text, word, readings, limit }.
function P:draft_card(card)
    local clauses, unread, read = {}, {}, 0
    local types = self:card_types()
    for _, r in ipairs(self:read(card.text or "", card.type, card.name)) do
        local unsure = r.clauses and self:speaks_as_bearer(card, r.text)
        for _, c in ipairs(r.clauses or {}) do unsure = unsure or doubt(c, card.type, types) end
        if unsure then
            clauses[#clauses + 1] = { todo = r.text }
            unread[#unread + 1] = { text = r.text, readings = { lower.script(card.code, r.clauses, nil) }, near = {}, why = unsure }
        elseif r.clauses then
            read = read + 1
            for _, c in ipairs(r.clauses) do clauses[#clauses + 1] = c end
        elseif not r.keywords then
            clauses[#clauses + 1] = { todo = r.text or "" }
            local readings = {}
            for i, a in ipairs(r.ambiguous or {}) do
                readings[i] = lower.script(card.code, a, nil) or a.key
            end
            local words = not r.limit and not r.ambiguous and W.split(r.text, self.world.keywords, G.contractions)
            r.near = words and not r.why and self:nearest(words, r.at or 1)
            if words and not r.why then r.why = lacks.what(self.world, r.text, r.word) end
            unread[#unread + 1] = { text = r.text, word = r.word, readings = readings, limit = r.limit, near = r.near or {},
                why = r.why }
        end
    end
    if self.world.kept and #unread == 0 then
        local whole = N.kept_together(clauses, self.world.kept)
        if not whole then
            clauses, read = { { todo = card.text } }, 0
            unread[1] = { text = card.text, readings = {}, near = {}, why = "nothing of the card keeps what it speaks of" }
        else clauses = whole end
    end
    local state = #clauses == 0 and "facts" or #unread == 0 and "whole" or read == 0 and "none" or "part"
    local out = { state = state, unread = unread, governed = self:governed(clauses), dropped = self:not_its_keywords(card) }
    if #clauses > 0 then
        local why
        out.script, why = lower.script(card.code, clauses, { card.code .. " " .. card.name }, function(mode)
            return self:label(mode, card.type)
        end)
        if not out.script then
            out.state = "none"
            out.unread[#out.unread + 1] = { text = why, readings = {} }
        end
    end
    return out
end

-- A keyword's meaning, of which a card reminds with its own price: [keyword] is the text of the card that has it.
local function of_its_price(meaning, keyword)
    local price = keyword:match("{[^\n]*}")
    if not price then return meaning end
    return (meaning:gsub(price:gsub("%s", ""):gsub("%p", "%%%0"), "its cost"))
end

-- What the draft of a set begins the keywords of [list] with, those that nobody has declared: { name, script }, by the
-- texts of its cards, which remind of what a keyword means.
function P:draft_keywords(texts)
    local out = {}
    for _, name in ipairs(self.world.undeclared) do
        local mark = "%[" .. name:gsub("%p", "%%%0") .. "%f[^%w][^%[%]]*%]"
        local governs, meaning, used = false, nil, false
        for _, text in ipairs(texts) do
            local at = text:find(mark)
            used = used or at ~= nil
            governs = governs or text:find(mark .. "%s*%[>+%]") ~= nil
            -- Only a price stands between a keyword and what reminds of it.
            local to = at and text:match(mark .. "()", at)
            local behind = to
            while behind and text:find("^%s*{[^{}]*}", behind) do behind = text:match("^%s*{[^{}]*}()", behind) end
            local reminder = not meaning and behind and text:match("^%s*%((.-)%)", behind)
            meaning = reminder and of_its_price(reminder, text:sub(at, behind - 1)) or meaning
        end
        if used then
            out[#out + 1] = { name = name, script = lower.keyword(name, meaning or name .. " is not written yet.", governs) }
        end
    end
    return out
end

-- Where the text and the script of [card] { type, text, source } differ: a list of { line, what, sentence, said }.
function P:against_text(card)
    return against_text.compare(self, card)
end

return P
