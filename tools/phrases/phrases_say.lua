-- phrases_say.lua -- what scripts say: clauses as texts, each read back.
local M = require "meaning"
local S = require "settle"
local W = require "text_words"
local parse = require "script_parse"

-- Gives the phrases [P] their saying.
return function(P)
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
end
