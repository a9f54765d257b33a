-- script_parse.lua -- the source of a script as a tree, with its comments and its lines.
--
-- A node is a table with its kind in `k` and its line in `line`:
--   name v · num v · str v · word v (nil, true, false, ...) · fn params body · table items
--   call f args style (how the arguments are written: "(", "{" or '"') · method a v args
--   index a key · op v a b · un v a · paren a
-- An item of a table has `key` (a text), `at` (an expression in brackets) or neither, and `val`.
-- A statement: call · local names vals · localfn · function · assign · if · fornum · forin ·
-- while · repeat · return · break · goto · label · do. `lead` are the comments before a statement or an
-- item, `blank` says that an empty line stood there, `tail` are the comments at the end of a block.
local P = {}

local words = {}
for w in ("and break do else elseif end false for function goto if in local nil not or repeat " ..
    "return then true until while"):gmatch("%a+") do words[w] = true end

local signs = {}
for s in ("... << >> // == ~= <= >= :: .. + - * / % ^ # & ~ | < > = ( ) { } [ ] ; : , ."):gmatch("%S+") do signs[s] = true end

-- Signs that are often there and no part of a longer one, save those two.
local plain, alone = {}, { ["[["] = true, ["[="] = true, ["=="] = true }
for s in ("( ) { } [ ] ; , ="):gmatch("%S+") do plain[s] = true end

-- The longest sign of [text] at [at], or nil.
local function sign_at(text, at)
    for n = 3, 1, -1 do
        local s = text:sub(at, at + n - 1)
        if signs[s] then return s end
    end
end

local function fail(line, message) error({ line = line, message = message }, 0) end

local escapes = { a = "\a", b = "\b", f = "\f", n = "\n", r = "\r", t = "\t", v = "\v", ["\n"] = "\n" }

local function unescape(text, line)
    local out, at = {}, 1
    while at <= #text do
        local c = text:sub(at, at)
        if c ~= "\\" then
            local to = text:find("\\", at, true) or #text + 1
            out[#out + 1] = text:sub(at, to - 1)
            at = to
        else
            local e = text:sub(at + 1, at + 1)
            local digits = text:match("^%d%d?%d?", at + 1)
            local hex = text:match("^x(%x%x)", at + 1)
            local point = text:match("^u{(%x+)}", at + 1)
            if digits then out[#out + 1] = string.char(tonumber(digits)) at = at + 1 + #digits
            elseif hex then out[#out + 1] = string.char(tonumber(hex, 16)) at = at + 4
            elseif point then out[#out + 1] = utf8.char(tonumber(point, 16)) at = at + 4 + #point
            elseif e == "z" then at = text:match("^%s*()", at + 2)
            elseif escapes[e] then out[#out + 1] = escapes[e] at = at + 2
            elseif e:find("[\\\"']") then out[#out + 1] = e at = at + 2
            else fail(line, "unknown escape in a text") end
        end
    end
    return table.concat(out)
end

-- The tokens of [text]: kind in `t` (name, num, str, word, sign, end), value, line, comments before it.
local function tokens(text)
    local list, at, line, lead, gap, first = {}, 1, 1, nil, 0, true
    if text:sub(1, 1) == "#" then at = text:find("\n", 1, true) or #text + 1 end
    local function add(t, v, to)
        list[#list + 1] = { t = t, v = v, line = line, lead = lead, blank = gap > 1 and not first or nil }
        lead, gap, first = nil, 0, false
        if to then at = to end
    end
    local function long(from)
        local level = text:match("^%[(=*)%[", from)
        if not level then return nil end
        local close = "]" .. level .. "]"
        local body = from + #level + 2
        local ends = text:find(close, body, true)
        if not ends then fail(line, "a long text does not end") end
        return text:sub(body, ends - 1), ends + #close
    end
    while true do
        at = text:match("^[ \t\r\f\v]*()", at)
        local c = text:sub(at, at)
        local v = c:find("[%a_]") and text:match("^[%w_]+", at)
        if v then add(words[v] and "word" or "name", v, at + #v)
        elseif c == "" then add("end", "end of the script") return list
        elseif c == "\n" then line, at, gap = line + 1, at + 1, gap + 1
        elseif plain[c] and not alone[text:sub(at, at + 1)] then add("sign", c, at + 1)
        elseif text:sub(at, at + 1) == "--" then
            local body, to = long(at + 2)
            if not to then to = text:find("\n", at, true) or #text + 1 end
            lead = lead or {}
            lead[#lead + 1] = { text = text:sub(at, to - 1), blank = gap > 1 or nil, line = line,
                beside = gap == 0 and #list > 0 or nil }
            local _, more = text:sub(at, to - 1):gsub("\n", "")
            line, at, gap = line + more, to, 0
        elseif c:find("%d") or text:find("^%.%d", at) then
            v = text:match("^0[xX][%x.]+", at) or text:match("^[%d.]+[eE][+-]?%d+", at) or
                text:match("^[%d.]+", at)
            if not tonumber(v) then fail(line, "no number: " .. v) end
            add("num", v, at + #v)
        elseif c == '"' or c == "'" then
            local to = at + 1
            while true do
                to = text:find("[\"'\\\n]", to)
                local d = to and text:sub(to, to) or "\n"
                if d == c then break end
                if d == "\n" then fail(line, "a text does not end") end
                to = to + (d == "\\" and 2 or 1)
            end
            local body = text:sub(at + 1, to - 1)
            local from = line
            add("str", unescape(body, line), to + 1)
            local _, more = body:gsub("\n", "")
            line = from + more
        else
            local body, to = long(at)
            if body then
                local _, more = text:sub(at, to - 1):gsub("\n", "")
                add("str", (body:gsub("^\n", "")), to)
                line = line + more
            else
                local found = sign_at(text, at)
                if not found then fail(line, "unexpected '" .. c .. "'") end
                add("sign", found, at + #found)
            end
        end
    end
end

-- Returns [text] without comments, all of it in one line: two scripts that mean the same to Lua, however they
-- are laid out, compile to the same bytes then.
function P.one_line(text)
    local out = {}
    for i, x in ipairs(tokens(text)) do
        if x.t ~= "end" then out[i] = x.t == "str" and ("%q"):format(x.v):gsub("\\\n", "\\n") or tostring(x.v) end
    end
    return table.concat(out, " ")
end

local left = { ["or"] = 1, ["and"] = 2, ["<"] = 3, [">"] = 3, ["<="] = 3, [">="] = 3, ["~="] = 3, ["=="] = 3,
    ["|"] = 4, ["~"] = 5, ["&"] = 6, ["<<"] = 7, [">>"] = 7, [".."] = 9, ["+"] = 10, ["-"] = 10, ["*"] = 11,
    ["/"] = 11, ["//"] = 11, ["%"] = 11, ["^"] = 14 }
local right = setmetatable({ [".."] = 8, ["^"] = 13 }, { __index = left })
P.left, P.right, P.unary = left, right, 12

local deepest = 200

-- Reads [text]. Returns the block, or nil and { line, message }.
function P.parse(text)
    local list, at, depth
    local expression, block

    local function now() return list[at] end
    local function is(v)
        local x = list[at]
        return x.v == v and (x.t == "sign" or x.t == "word")
    end
    local function take(v)
        if is(v) then at = at + 1 return list[at - 1] end
    end
    local function want(v)
        local x = take(v)
        if not x then fail(now().line, "'" .. v .. "' expected near '" .. now().v .. "'") end
        return x
    end
    local function name()
        local x = now()
        if x.t ~= "name" then fail(x.line, "a name expected near '" .. x.v .. "'") end
        at = at + 1
        return x.v
    end
    local function node(k, line) return { k = k, line = line or now().line } end

    local function list_of(ends)
        local out = {}
        if is(ends) then return out end
        repeat out[#out + 1] = expression() until not take(",")
        return out
    end

    local function table_of()
        local t = node("table")
        t.items = {}
        want("{")
        while not is("}") do
            local x = now()
            local item = { line = x.line, lead = x.lead, blank = x.blank }
            if take("[") then
                item.at = expression()
                want("]") want("=")
            elseif x.t == "name" and list[at + 1].v == "=" and list[at + 1].t == "sign" then
                item.key = name()
                want("=")
            end
            item.val = expression()
            t.items[#t.items + 1] = item
            if not (take(",") or take(";")) then break end
        end
        t.tail = now().lead
        t.last = now().line
        want("}")
        return t
    end

    local function function_of(f)
        f.k = "fn"
        f.params = {}
        want("(")
        while not is(")") do
            f.params[#f.params + 1] = take("...") and "..." or name()
            if not take(",") then break end
        end
        want(")")
        f.body = block()
        f.last = now().line
        want("end")
        return f
    end

    local function arguments(f)
        local x = now()
        local c = { k = "call", line = f.line, f = f, args = {} }
        if x.t == "str" then
            at = at + 1
            c.style, c.args[1] = '"', { k = "str", v = x.v, line = x.line }
        elseif is("{") then c.style, c.args[1] = "{", table_of()
        else
            c.style = "("
            want("(")
            c.args = list_of(")")
            want(")")
        end
        return c
    end

    local function suffixed()
        local x, e = now(), nil
        if x.t == "name" then e = node("name") e.v = name()
        elseif take("(") then
            e = { k = "paren", line = x.line, a = expression() }
            want(")")
        else fail(x.line, "unexpected '" .. x.v .. "'") end
        while true do
            local line = now().line
            if take(".") then e = { k = "index", line = line, a = e, key = { k = "str", v = name() }, dot = true }
            elseif take("[") then
                e = { k = "index", line = line, a = e, key = expression() }
                want("]")
            elseif take(":") then
                local v = name()
                local c = arguments(e)
                c.k, c.a, c.f, c.v = "method", e, nil, v
                e = c
            elseif is("(") or is("{") or now().t == "str" then e = arguments(e)
            else return e end
        end
    end

    local function simple()
        local x = now()
        if x.t == "num" or x.t == "str" then
            at = at + 1
            return { k = x.t, v = x.v, line = x.line }
        end
        if is("nil") or is("true") or is("false") or is("...") then
            at = at + 1
            return { k = "word", v = x.v, line = x.line }
        end
        if is("{") then return table_of() end
        if take("function") then return function_of({ line = x.line }) end
        return suffixed()
    end

    function expression(limit)
        limit = limit or 0
        depth = depth + 1
        if depth > deepest then fail(now().line, "nested too deep") end
        local x, e = now(), nil
        if is("not") or is("-") or is("#") or is("~") then
            at = at + 1
            e = { k = "un", v = x.v, line = x.line, a = expression(P.unary) }
        else e = simple() end
        while true do
            local o = now()
            local bind = (o.t == "sign" or o.t == "word") and left[o.v]
            if not bind or bind <= limit then break end
            at = at + 1
            e = { k = "op", v = o.v, line = o.line, a = e, b = expression(right[o.v]) }
        end
        depth = depth - 1
        return e
    end

    local statements = {}

    statements["if"] = function(s)
        s.k, s.arms = "if", {}
        repeat
            local arm = { cond = expression() }
            want("then")
            arm.body = block()
            s.arms[#s.arms + 1] = arm
        until not take("elseif")
        if take("else") then s.other = block() end
        want("end")
    end
    statements["while"] = function(s)
        s.k, s.cond = "while", expression()
        want("do")
        s.body = block()
        want("end")
    end
    statements["do"] = function(s)
        s.k, s.body = "do", block()
        want("end")
    end
    statements["for"] = function(s)
        s.names = { name() }
        if take("=") then s.k, s.vals = "fornum", list_of("do")
        else
            while take(",") do s.names[#s.names + 1] = name() end
            want("in")
            s.k, s.vals = "forin", list_of("do")
        end
        want("do")
        s.body = block()
        want("end")
    end
    statements["repeat"] = function(s)
        s.k, s.body = "repeat", block()
        want("until")
        s.cond = expression()
    end
    statements["function"] = function(s)
        s.k = "function"
        s.f = node("name")
        s.f.v = name()
        while take(".") do s.f = { k = "index", a = s.f, key = { k = "str", v = name() }, dot = true } end
        if take(":") then s.self = name() end
        s.fn = function_of({ line = s.line })
    end
    statements["local"] = function(s)
        if take("function") then
            s.k, s.names = "localfn", { name() }
            s.fn = function_of({ line = s.line })
            return
        end
        s.k, s.names, s.attribs, s.vals = "local", {}, {}, {}
        repeat
            s.names[#s.names + 1] = name()
            if take("<") then
                s.attribs[#s.names] = name()
                want(">")
            end
        until not take(",")
        if take("=") then s.vals = list_of("") end
    end
    statements["return"] = function(s)
        s.k, s.vals = "return", {}
        if not (is("end") or is("else") or is("elseif") or is("until") or is(";") or now().t == "end") then
            s.vals = list_of("")
        end
        take(";")
    end
    statements["break"] = function(s) s.k = "break" end
    statements["goto"] = function(s) s.k, s.v = "goto", name() end
    statements["::"] = function(s)
        s.k, s.v = "label", name()
        want("::")
    end

    local function statement()
        local x = now()
        local s = { line = x.line, lead = x.lead, blank = x.blank }
        local read = (x.t == "word" or x.v == "::" and x.t == "sign") and statements[x.v]
        if read then
            at = at + 1
            read(s)
            return s
        end
        local e = suffixed()
        if is("=") or is(",") then
            s.k, s.to = "assign", { e }
            while take(",") do s.to[#s.to + 1] = suffixed() end
            want("=")
            s.vals = list_of("")
            return s
        end
        if e.k ~= "call" and e.k ~= "method" then fail(e.line, "a statement expected near '" .. now().v .. "'") end
        s.k, s.call = "do_call", e
        return s
    end

    function block()
        depth = depth + 1
        if depth > deepest then fail(now().line, "nested too deep") end
        local b = { k = "block", line = now().line }
        while true do
            while take(";") do end
            if is("end") or is("else") or is("elseif") or is("until") or now().t == "end" then break end
            b[#b + 1] = statement()
            if b[#b].k == "return" then break end
        end
        b.tail, b.tail_line = now().lead, now().line
        depth = depth - 1
        return b
    end

    local ok, result = pcall(function()
        list, at, depth = tokens(text), 1, 0
        local b = block()
        if now().t ~= "end" then fail(now().line, "unexpected '" .. now().v .. "'") end
        return b
    end)
    if ok then return result end
    if type(result) ~= "table" then error(result, 0) end
    return nil, result
end

return P
