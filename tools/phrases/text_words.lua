-- text_words.lua -- a text of a card as words, and words as a text.
--
-- What people and programs write around a text goes out here: quotes of a printer, line breaks as \n or <br>, marks of
-- HTML and Markdown, what stands in round brackets, or as a sentence in square ones or in italics, and only reminds.
-- A word has `low`, as rows compare it, `raw` as it stands, and `alt`, a second way to read it. Symbols ("{3}") and
-- keywords ("[Swift 2]") are words; a genitive's 's is one; a line break is the end of a paragraph, and so are keywords
-- that stand for themselves.
local W = {}

local contractions
local quotes = { ["\u{2018}"] = "'", ["\u{2019}"] = "'", ["\u{201C}"] = '"', ["\u{201D}"] = '"',
    ["\u{2013}"] = "\u{2014}", ["\u{2212}"] = "-", ["\u{A0}"] = " ",
    ["\u{2028}"] = "\n", ["\u{2029}"] = "\n" }

-- A sentence in italics reminds; a word in italics is a word.
local function italics(body)
    if body:find(" ") and body:find("[.)]%s*$") and not body:find("\n") then return " " end
    return body
end

-- Whether [line] is keywords that stand for themselves, from its begin to before [to], where a sentence begins.
local function keywords_before(line, to, keywords, governing)
    for body in line:sub(1, to - 1):gmatch("%[([^%[%]]*)%]") do
        local name = keywords[body] and body or body:match("^(.-)%s+%S+$")
        if not name or not keywords[name] or governing[name:lower()] then return false end
    end
    return true
end

-- The paragraphs of [text], each a text of its own without reminders. [keywords] are the names of keywords, and of
-- those in [governing] the text after them is a part.
function W.paragraphs(text, keywords, governing)
    text = text:gsub("[\xC2\xE2][\x80-\xBF]+", function(c) return quotes[c] end)
    text = text:gsub("\r\n?", "\n"):gsub("\\n", "\n"):gsub("<[bB][rR]%s*/?>", "\n")
    text = text:gsub("<([iI])>(.-)</[iI]>", function(_, b) return italics(b) end):gsub("<em>(.-)</em>", italics)
    text = text:gsub("%f[%w]and/or%f[%W]", "or")
    text = text:gsub("</?[%a]+>", ""):gsub("%b()", " "):gsub("!{", "{")
    text = text:gsub("%[[^%[%]\n]*%s[^%[%]\n]*[.]%]", " ")
    text = text:gsub("%*+([^*\n]+)%*+", italics):gsub("%f[%w_]_([^_\n]+)_%f[^%w_]", italics)
    -- Blanks that were left out: before a sentence behind a keyword, and before a number behind a word.
    text = text:gsub("%](%u%l)", "] %1"):gsub("(%l%l)(%d+)%f[^%w]", "%1 %2")
    local out = {}
    for line in text:gmatch("[^\n]+") do
        line = line:gsub("^%s+", ""):gsub("%s+$", "")
        -- What is to be chosen from, a line each, belongs to the sentence before it.
        if line:find("^[-\u{2022}] ") and #out > 0 then out[#out] = out[#out] .. " " .. line
        elseif line ~= "" then
            -- A full stop behind keywords is none of theirs.
            local head, rest = line:match("^(%[[%[%]%w%s{}]-%])%.(%s+%u.*)$")
            if head and keywords and keywords_before(head, #head + 1, keywords, governing) then line = head .. rest end
            local to = line:match("^[%[%]%w%s{}]-%]%s+()%u%l*%f[%A]") or line:match("^[%[%]%w%s{}]-%]%s+()%u ")
            if to and line:sub(1, 1) == "[" and keywords and keywords_before(line, to, keywords, governing) then
                out[#out + 1] = line:sub(1, to - 1):gsub("%s+$", "")
                line = line:sub(to)
            end
            out[#out + 1] = line
        end
    end
    return out
end

-- Whether the last of [words] is a keyword with an ability: in "- [Swift] - [Slow]" it is one to choose.
local function has_ability(words)
    local last, before = words[#words], words[#words - 1]
    return last and last.keyword and not (before and before.low == "-")
end

-- The words of one paragraph. [keywords] are the names of keywords; others in square brackets are words.
function W.split(text, keywords, contracted)
    contractions = contracted
    local out, at = {}, 1
    local function add(raw, alt) out[#out + 1] = { raw = raw, low = raw:lower(), alt = alt } end
    while true do
        at = text:match("^%s*()", at)
        local c = text:sub(at, at)
        if c == "" then return out end
        local symbol = text:match("^{[^{}]*}", at)
        local bracket = text:match("^%[[^%[%]]*%]", at)
        if symbol then
            add(symbol)
            at = at + #symbol
        elseif bracket then
            local body = bracket:sub(2, -2)
            local name, value = body:match("^(.-)%s+(%S+)$")
            if body:find("^>+$") then
                if body == ">" then add("\u{2014}") end
            elseif keywords[body] or name and keywords[name] then
                add(bracket, (keywords[body] and body or name):lower())
                out[#out].keyword = body
                out[#out].name, out[#out].value = keywords[body] and body or name, not keywords[body] and value or nil
            else
                for w in body:gmatch("%S+") do add(w) end
            end
            at = at + #bracket
        elseif text:find("^\u{2014}", at) then
            add("\u{2014}")
            at = at + 3
        elseif c:find("[%d+-]") then
            local n = text:match("^[+-]?%d+%+?", at)
            if n then
                add(n)
                at = at + #n
            else
                -- A keyword and its ability are joined by a dash, however that is written; other dashes begin what is
                -- to be chosen from.
                add(c == "-" and has_ability(out) and "\u{2014}" or c)
                at = at + 1
            end
        elseif c:find("[%a\x80-\xFF]") then
            local w = text:match("^[%a\x80-\xFF][%w\x80-\xFF'-]*", at)
            at = at + #w
            -- "non-token" is what is no token.
            local less = w:match("^[nN]on%-(%a.*)$")
            if less then
                add(w:sub(1, 4))
                w = less
            end
            local stem, own = w:match("^(.+)('s)$")
            if not stem then
                stem = w:match("^(.+s)'$")
                own = stem and "'s"
            end
            if stem and not contractions[w:lower()] then
                add(stem)
                add(own)
            else add(w, w:lower() == "whenever" and "when" or nil) end
        else
            add(c)
            at = at + 1
        end
    end
end

-- The number that the word [low] writes in figures, "3", "+3", "{3}"; nil: none, or one that no card means.
function W.figures(low)
    local digits = low:match("^[{+-]?(%d+)[}+]?$")
    return digits and #digits <= 9 and math.tointeger(tonumber(digits)) or nil
end

-- Whether the word [i] is the strength of a token, which its facts say: "a 3 {sign} Dog". [measures] are symbols for that.
function W.is_of_token(words, i, measures)
    local sign, name = words[i + 1], words[i + 2]
    return sign ~= nil and measures[sign.low] == true and name ~= nil and name.raw:find("^%u") ~= nil
end

-- Behind "they may" a player is spoken of who is the clause's `you`. So a text is read as if they were spoken to, and
-- what is written so is told of them: "one of their dogs", "if they do, they draw 1". Who is none of these words'
-- subject, such as "it", stays; so does what is theirs of things: "to their owners' hands". [world] has the sets of a
-- game's words, `of_things` for these and `done_by_players` for what begins a sentence about a player.
local subjects = { a = true, an = true, the = true, this = true, that = true, it = true, its = true, i = true, you = true,
    they = true, each = true, all = true }

-- Calls [change] with what stands behind the first "they may" of [text] in English; returns the whole text.
local function behind_they_may(text, world, change)
    local before, after = text:match("^(.-, they may )(.*)$")
    if world.language ~= "en" or not before then return text end
    return before .. change(after)
end

function W.as_to_you(text, world)
    return behind_they_may(text, world, function(after)
        after = after:gsub("%f[%a]their (%a+)", function(w) return not world.of_things[w:lower()] and "your " .. w or nil end)
        after = after:gsub("If they (do[n't]*), they ", "If you %1, "):gsub("If they (do[n't]*),", "If you %1,")
        return (after:gsub("%. They (%a+)", function(w) return world.done_by_players[w] and ". " .. w or nil end))
    end)
end

function W.as_of_them(text, world)
    return behind_they_may(text, world, function(after)
        after = after:gsub("%f[%a]your%f[%A]", "their")
        after = after:gsub("If you (do[n't]*), (%S+)", function(does, w)
            return "If they " .. does .. ", " .. (w:find("^%l") and not subjects[w] and "they " or "") .. w
        end)
        return (after:gsub("%. (%a+)", function(w) return world.done_by_players[w:lower()] and ". They " .. w:lower() or nil end))
    end)
end

-- What a language writes otherwise than word by word.
local close = {
    en = function(text)
        text = text:gsub(" 's", "'s"):gsub("s's", "s'"):gsub("(%f[%w][nN]on%-) ", "%1")
        text = text:gsub("%f[%w]([Aa])n? other%f[%W]", "%1nother")
        text = text:gsub("%f[%w]a (%[[AEIO])", "an %1")
        return (text:gsub("%f[%w]a ([aeiouAEIO]%l%l)", function(w) return w:lower() ~= "uni" and "an " .. w end))
    end,
}

-- The text that a writer's words make: capitals where sentences begin, signs close to their words.
function W.join(text, language)
    text = text:gsub('" ([^"]*) "', '"%1"'):gsub(" ([,.:;])", "%1"):gsub("} {([%dfcmboa])", "}{%1"):gsub(" ([+-]) {", " %1{")
    if close[language] then text = close[language](text) end
    text = text:gsub(",([.,:;])", "%1")
    local function capital(before, c) return before .. c:upper() end
    text = text:gsub("^(%s*)(%l)", capital):gsub("(%. )(%l)", capital):gsub("(\u{2014} )(%l)", capital)
    text = text:gsub("(: )(%l)", capital):gsub("( %- )(%l)", capital)
    return text
end

return W
