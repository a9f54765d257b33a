-- against_words.lua -- where the words of a card's text and those of its script differ, of the card as a whole.
--
-- Here no sentence is read and no clause is said, so it holds for what rows do not know. A script is the names and
-- numbers that it has, a text its words: a number, or a word of a mark (see `counts`), that one side has and the other
-- side has nowhere, in no way to say it, is a difference.
local W = require "text_words"

local A = {}

local number_words = { one = 1, two = 2, three = 3, four = 4, five = 5, six = 6, seven = 7, eight = 8, nine = 9, ten = 10 }
-- Words that are a number in some cards, and in others nothing that a script says as one.
local like_numbers = { twice = 2, both = 2, double = 2, second = 2, third = 3, two = 2, one = 1 }

local function set(words)
    local out = {}
    for w in (words or ""):gmatch("%S+") do out[w] = true end
    return out
end

-- Rows of a game: { kind, script, text, or_script, or_text }. Where the script has one of the words `script`, the text
-- has one of `text` or `or_text`; where the text has one of `text`, the script one of `script` or `or_script`. Two
-- words of a text are joined by "_".
local marks, measures, signs, sign_names, not_me = {}, {}, {}, {}, nil

function A.counts(said)
    marks, measures, signs, sign_names = {}, set(said.measures), set(said.signs), set(said.sign_names)
    not_me = said.not_me
    for i, m in ipairs(said.marks or {}) do
        marks[i] = { kind = m[1], script = set(m.script), text = set(m.text), or_script = set(m.or_script),
            or_text = set(m.or_text), once = m.once }
    end
end

-- The script ------------------------------------------------------------------------------------------------

-- A script in which locals stand for locals is not followed further.
local most_steps = 20000

local walk

local function walk_all(list, out)
    for _, x in ipairs(list or {}) do walk(x, out) end
end

local function has_name(out, name, line)
    out.names[name] = out.names[name] or line or 1
    out.times[name] = (out.times[name] or 0) + 1
end

-- A number, and beside `<` and `>` those next to it, which say the same there. What is equal to it may be an answer.
local function has_number(out, n, line, compared)
    n = math.abs(n)
    out.near[n] = true
    if compared == "same" then return end
    out.numbers[n] = out.numbers[n] or line
    out.bag[n] = (out.bag[n] or 0) + 1
    out.lines[n] = line
    for _, near in ipairs(compared == "order" and { n - 1, n + 1 } or {}) do out.near[near] = true end
end

-- { any = 2 } is a price of two signs.
local function has_price(out, item)
    local v = item.val
    if v.k == "un" and v.v == "-" then v = v.a end
    if not signs[item.key or ""] or v.k ~= "num" then return end
    local n = math.abs(tonumber(v.v) or 0)
    out.prices[n .. " " .. item.key] = { sign = item.key, line = item.line }
end

local walks = {
    num = function(n, out, compared) has_number(out, tonumber(n.v) or 0, n.line, compared) end,
    str = function(n, out) for d in n.v:gmatch("%d+") do out.near[tonumber(d)] = true end end,
    -- A local of the script counts wherever it is used.
    name = function(n, out)
        local value = out.top[n.v]
        if not value then return has_name(out, n.v, n.line) end
        if out.within[n.v] then return end
        out.within[n.v], out.used[n.v] = true, true
        walk(value, out)
        out.within[n.v] = nil
    end,
    table = function(n, out)
        local several = 0
        for _, item in ipairs(n.items) do
            if item.key then has_name(out, item.key, item.line or n.line) end
            if item.key and item.val.k == "str" then has_name(out, item.val.v, item.line) end
            has_price(out, item)
            if not item.key then several = several + 1 end
            walk(item.val, out)
        end
        out.near[several] = true
    end,
    call = function(n, out)
        if n.f.k ~= "call" then
            walk(n.f, out)
            return walk_all(n.args, out)
        end
        -- card "CODE" { … }
        for _, item in ipairs(n.args[1].items) do
            walk(item.val, out.equal[item] and out.silent or out)
        end
    end,
    op = function(n, out)
        has_name(out, n.v, n.line)
        local how = n.v:find("[<>]") and "order" or n.v:find("=") and "same" or nil
        walk(n.a, out, how)
        walk(n.b, out, how)
    end,
    ["if"] = function(n, out)
        for _, arm in ipairs(n.arms) do
            walk(arm.cond, out)
            walk_all(arm.body, out)
        end
        walk_all(n.other, out)
    end,
}

function walk(n, out, compared)
    if type(n) ~= "table" or out.steps > most_steps then return end
    out.steps = out.steps + 1
    local how = walks[n.k]
    if how then return how(n, out, compared) end
    for _, key in ipairs { "a", "b", "fn", "call", "cond" } do walk(n[key], out, compared) end
    for _, key in ipairs { "vals", "body", "args" } do walk_all(n[key], out) end
end

-- Those clauses of the card that are in the set [equal] are left out.
local function of_script(block, equal)
    local function new(top, used)
        return { equal = equal, names = {}, times = {}, numbers = {}, near = {}, bag = {}, lines = {}, prices = {}, top = top,
            used = used, within = {}, steps = 0 }
    end
    local out = new({}, {})
    out.silent = new(out.top, out.used)
    for _, s in ipairs(block) do
        for i, name in ipairs(s.k == "local" and s.names or {}) do out.top[name] = s.vals[i] end
        if s.k == "localfn" then out.top[s.names[1]] = s.fn end
    end
    for _, s in ipairs(block) do if s.k ~= "local" and s.k ~= "localfn" then walk(s, out) end end
    for _, s in ipairs(block) do
        for _, name in ipairs((s.k == "local" or s.k == "localfn") and s.names or {}) do
            if not out.used[name] then walk(out.top[name], out) end
        end
    end
    return out
end

-- The text --------------------------------------------------------------------------------------------------

-- What stands behind a keyword, as its cost, is said by the card's facts.
local function of_paragraph(text, phrases, out)
    local words = W.split(text, phrases.world.keywords, phrases.grammar.contractions)
    local of_keyword, run = false, 0
    for i, w in ipairs(words) do
        local low, before, after = w.low, words[i - 1] and words[i - 1].low, words[i + 1]
        local n = number_words[low] or W.figures(low)
        if w.keyword then
            of_keyword = true
            out.may_be[w.value and W.figures(w.value) or 0] = true
            out.has["[" .. w.name:lower() .. "]"] = true
        elseif of_keyword and (low:find("^{") or low == "\u{2014}" and before ~= "\u{2014}") then
            out.may_be[n or 0] = true
            out.may_have[low] = true
        else
            of_keyword = false
            -- What stands beside "may" before a keyword, and beside another one behind "me or", says it.
            local beside = after and after.keyword and low == "may" or before == "or" and low == not_me or
                before == "of" and low:find("^{")
            local there = beside and out.may_have or out.has
            local function add(word)
                there[word] = there[word] or text
                -- "The red one" is the one that was spoken of.
                if there == out.has and before ~= "the" then out.times[word] = (out.times[word] or 0) + 1 end
            end
            add(low)
            local tags = phrases.world.tags
            if tags[w.raw] or tags[w.raw:gsub("s$", "")] then add("a_tag") end
            -- "Up to three times" is how often.
            local often = before == "up" and words[i + 2] and words[i + 2].low == "times"
            if before and not often then add(before .. "_" .. low) end
            if i > 2 then add(words[i - 2].low .. "_" .. before .. "_" .. low) end
        end
        -- "{any} {any}" is two of it; "3 {sign} Name" is a token, whose facts say so.
        run = low:find("^{%l+}$") and (before == low and run + 1 or 1) or 0
        if run > 1 then out.may_be[run] = true end
        if run > 0 and not (after and after.low == low) then
            local sign = low:sub(2, -2)
            out.runs[run .. " " .. sign] = { sign = sign, n = run, of_keyword = of_keyword, text = text }
        end
        local like = like_numbers[low]
        if like then out.may_be[like] = true
        elseif n and not of_keyword then
            if W.is_of_token(words, i, measures) then out.may_be[n] = true
            else
                out.numbers[n] = text
                out.bag[n] = (out.bag[n] or 0) + 1
            end
        end
    end
end

local function of_text(paragraphs, phrases)
    local out = { has = {}, may_have = {}, numbers = {}, may_be = {}, bag = {}, runs = {}, times = {} }
    for _, p in ipairs(paragraphs) do of_paragraph(p, phrases, out) end
    return out
end

-- Both ------------------------------------------------------------------------------------------------------

local function first_of(words, has)
    local found
    for w in pairs(words) do if has[w] and (not found or w < found) then found = w end end
    return found
end

local function times(words, has)
    local n = 0
    for w in pairs(words) do n = n + (has[w] or 0) end
    return n
end

local function differ_marks(text, script, tell)
    for _, m in ipairs(marks) do
        local theirs, ours = first_of(m.text, text.has), first_of(m.script, script.names)
        if ours and not theirs and not first_of(m.text, text.may_have) and not first_of(m.or_text, text.has) then
            tell(m.kind, nil, ours, script.names[ours])
        elseif theirs and not m.once and not text.has.instead and
            times(m.text, text.times) > times(m.script, script.times) + times(m.or_script, script.times) or
            theirs and not ours and not first_of(m.or_script, script.names) then
            tell(m.kind, theirs, nil, nil, text.has[theirs])
        end
    end
    for sign in pairs(signs) do
        local mark = "{" .. sign .. "}"
        local there = text.has[mark] or text.may_have[mark] or text.has[sign]
        if script.names[sign] and not there then tell("cost", nil, sign, script.names[sign]) end
        if text.has[mark] and not script.names[sign] and not first_of(sign_names, script.names) then
            tell("cost", mark, nil, nil, text.has[mark])
        end
    end
    for key, p in pairs(script.prices) do
        local there = text.has["{" .. p.sign .. "}"] or text.may_have["{" .. p.sign .. "}"]
        if there and not text.runs[key] then tell("cost", nil, key, p.line) end
    end
    for key, r in pairs(text.runs) do
        local ours = script.prices[key] or first_of(sign_names, script.names)
        if r.n > 1 and not r.of_keyword and not text.has.instead and script.names[r.sign] and not ours then
            tell("cost", key, nil, nil, r.text)
        end
    end
end

-- The numbers of which [a] has more than [b], bags of numbers.
local function surplus(a, b)
    local out = {}
    for n, times in pairs(a) do
        for _ = 1, times - (b[n] or 0) do out[#out + 1] = n end
    end
    return out
end

-- What [text] and [script], lists of numbers that one side alone has, make together: a list of { text, script }. [bag_t]
-- and [bag_s] are all numbers of both sides: what one of them has more of stands for the only number that is alone.
function A.pairs_of_numbers(text, script, bag_t, bag_s)
    local more_t, more_s = surplus(bag_t, bag_s), surplus(bag_s, bag_t)
    if #text == 1 and #script == 0 and #more_s == 1 then script = more_s end
    if #script == 1 and #text == 0 and #more_t == 1 then text = more_t end
    if #text == 1 and #script == 1 then return { { text = text[1], script = script[1] } } end
    local out = {}
    for _, n in ipairs(text) do out[#out + 1] = { text = n } end
    for _, n in ipairs(script) do out[#out + 1] = { script = n } end
    return out
end

-- The numbers from 2 on that one side has and the other has nowhere; else one that stands in the place of another.
local function differ_numbers(text, script, tell)
    local lone_t, lone_s = {}, {}
    for n in pairs(text.numbers) do if n > 1 and not script.near[n] then lone_t[#lone_t + 1] = n end end
    for n in pairs(script.numbers) do
        if n > 1 and not text.numbers[n] and not text.may_be[n] then lone_s[#lone_s + 1] = n end
    end
    table.sort(lone_t)
    table.sort(lone_s)
    -- Of two sentences the second may stand "instead", by what it has more.
    if text.has.instead and #lone_s == 0 then lone_t = {} end
    local list = A.pairs_of_numbers(lone_t, lone_s, text.bag, script.bag)
    if #list == 0 then
        local more_t, more_s = surplus(text.bag, script.bag), surplus(script.bag, text.bag)
        if #more_t == 1 and #more_s == 1 then list = { { text = more_t[1], script = more_s[1] } } end
    end
    for _, d in ipairs(list) do
        tell("number", d.text, d.script, d.script and script.lines[d.script], d.text and text.numbers[d.text])
    end
end

-- Where the text [paragraphs] and the script [block] without the clauses of the set [equal] differ: tell(kind, text, script, line, sentence) gets each, where
-- `line` and `sentence` are known of the side that has something.
function A.compare(paragraphs, block, equal, phrases, tell)
    local text, script = of_text(paragraphs, phrases), of_script(block, equal)
    differ_marks(text, script, tell)
    differ_numbers(text, script, tell)
end

return A
