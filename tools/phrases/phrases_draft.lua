-- phrases_draft.lua -- what texts become: a script for a card, a file for a keyword, and what is near what nobody read.
local M = require "meaning"
local N = require "one_way"
local G = require "grammar"
local W = require "text_words"
local lower = require "lower"
local lacks = require "draft_lacks"

-- Gives the phrases [P] their drafting.
return function(P)
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

    -- The kinds that a card with the paragraphs [all] says to be as well.
    local function kinds_as_well(all)
        local out = {}
        for _, r in ipairs(all) do
            for _, c in ipairs(r.clauses or {}) do
                local t = c.f.v == "passive" and c.args[1]
                local is = t and t.k == "table" and #t.items == 2 and t.key:find("%f[%w]me%f[^%w_]") and M.field(t, "is")
                local of = is and is.k == "table" and M.field(is, "kind")
                if of then out[of.v] = true end
            end
        end
        return out
    end

    -- What of a clause [c] of a card of the type [kind], and of the kinds [as_well], a reader must decide: one that
    -- counts others of a kind is of it.
    local function doubt(c, kind, types, as_well)
        local found
        local function look(x)
            if x.k ~= "table" then return nil end
            local of = M.field(x, "kind")
            for _, item in ipairs(x.items) do
                local other = not item.key and item.val.key == "another"
                if other and of and types[of.v] and of.v ~= kind:lower() and not as_well[of.v] then found = of.v end
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
        local all = self:read(card.text or "", card.type, card.name)
        local as_well = kinds_as_well(all)
        for _, r in ipairs(all) do
            local unsure = r.clauses and self:speaks_as_bearer(card, r.text)
            for _, c in ipairs(r.clauses or {}) do unsure = unsure or doubt(c, card.type, types, as_well) end
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
end
