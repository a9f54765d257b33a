-- script_print.lua -- prints the tree of a script as a person would lay it out.
--
-- What fits in a line stands in one; a clause that does not has its `run`, or whatever is longest, on a
-- line of its own. Comments and empty lines stay where they were.
local parse = require "script_parse"
local P = {}

local width = 100
local names = "^[%a_][%w_]*$"

local function quote(v)
    return '"' .. v:gsub('[\\"\n\r\0]', { ["\\"] = "\\\\", ['"'] = '\\"', ["\n"] = "\\n", ["\r"] = "\\r",
        ["\0"] = "\\0" }) .. '"'
end
P.quote = quote

local binds = { ["or"] = 1, ["and"] = 2, ["<"] = 3, [">"] = 3, ["<="] = 3, [">="] = 3, ["~="] = 3, ["=="] = 3,
    ["|"] = 4, ["~"] = 5, ["&"] = 6, ["<<"] = 7, [">>"] = 7, [".."] = 8, ["+"] = 10, ["-"] = 10, ["*"] = 11,
    ["/"] = 11, ["//"] = 11, ["%"] = 11, ["^"] = 13 }

-- An expression in one line, or nil if comments or statements keep it from that.
local line_of, statement_line

local function list_line(list)
    local out = {}
    for i, e in ipairs(list) do
        out[i] = line_of(e)
        if not out[i] then return nil end
    end
    return table.concat(out, ", ")
end

local function item_line(item)
    if item.lead then return nil end
    local v = line_of(item.val)
    if not v then return nil end
    if item.key then return item.key .. " = " .. v end
    if item.at then
        local at = line_of(item.at)
        return at and "[" .. at .. "] = " .. v
    end
    return v
end

local function block_line(b)
    if b.tail then return nil end
    local out = {}
    for i, s in ipairs(b) do
        out[i] = statement_line(s)
        if not out[i] then return nil end
    end
    return table.concat(out, " ")
end

local in_line = {
    name = function(e) return e.v end,
    num = function(e) return tostring(e.v) end,
    str = function(e) return quote(e.v) end,
    word = function(e) return e.v end,
    paren = function(e)
        local a = line_of(e.a)
        return a and "(" .. a .. ")"
    end,
    fn = function(e)
        -- A function with more than one instruction has a line for each.
        if #e.body > 1 then return nil end
        local b = block_line(e.body)
        if not b then return nil end
        return "function(" .. table.concat(e.params, ", ") .. ")" .. (b == "" and " end" or " " .. b .. " end")
    end,
    table = function(e)
        if e.tail or e.spread then return nil end
        local out = {}
        for i, item in ipairs(e.items) do
            out[i] = item_line(item)
            if not out[i] then return nil end
        end
        if #out == 0 then return "{}" end
        return "{ " .. table.concat(out, ", ") .. " }"
    end,
    index = function(e)
        local a = line_of(e.a)
        if not a then return nil end
        if e.dot then return a .. "." .. e.key.v end
        local key = line_of(e.key)
        return key and a .. "[" .. key .. "]"
    end,
    un = function(e)
        local a = line_of(e.a)
        if not a then return nil end
        if e.a.k == "op" and binds[e.a.v] < 12 then a = "(" .. a .. ")" end
        if e.v == "-" and a:sub(1, 1) == "-" then a = " " .. a end
        return e.v == "not" and "not " .. a or e.v .. a
    end,
    op = function(e)
        local a, b = line_of(e.a), line_of(e.b)
        if not a or not b then return nil end
        local mine, rights = binds[e.v], e.v == ".." or e.v == "^"
        local function inner(x, text, also)
            local p = x.k == "op" and binds[x.v] or x.k == "un" and 12 or 99
            if p < mine or p == mine and also then return "(" .. text .. ")" end
            return text
        end
        return inner(e.a, a, rights) .. " " .. e.v .. " " .. inner(e.b, b, not rights)
    end,
}

local function call_line(e)
    local head = e.k == "method" and line_of(e.a) or line_of(e.f)
    if not head then return nil end
    if e.k == "method" then head = head .. ":" .. e.v end
    if e.style == "(" then
        local args = list_line(e.args)
        return args and head .. "(" .. args .. ")"
    end
    local arg = line_of(e.args[1])
    return arg and head .. " " .. arg
end
in_line.call, in_line.method = call_line, call_line

function line_of(e) return in_line[e.k](e) end

local function names_line(s)
    local out = {}
    for i, n in ipairs(s.names) do out[i] = n .. (s.attribs and s.attribs[i] and " <" .. s.attribs[i] .. ">" or "") end
    return table.concat(out, ", ")
end

local statement_in_line = {
    do_call = function(s) return line_of(s.call) end,
    ["local"] = function(s)
        if #s.vals == 0 then return "local " .. names_line(s) end
        local v = list_line(s.vals)
        return v and "local " .. names_line(s) .. " = " .. v
    end,
    localfn = function(s)
        local f = line_of(s.fn)
        return f and "local function " .. s.names[1] .. f:sub(9)
    end,
    ["function"] = function(s)
        local f = line_of(s.fn)
        return f and "function " .. line_of(s.f) .. (s.self and ":" .. s.self or "") .. f:sub(9)
    end,
    assign = function(s)
        local to, v = list_line(s.to), list_line(s.vals)
        return to and v and to .. " = " .. v
    end,
    ["return"] = function(s)
        if #s.vals == 0 then return "return" end
        local v = list_line(s.vals)
        return v and "return " .. v
    end,
    ["break"] = function() return "break" end,
    ["goto"] = function(s) return "goto " .. s.v end,
    label = function(s) return "::" .. s.v .. "::" end,
    ["if"] = function(s)
        local out = {}
        for i, arm in ipairs(s.arms) do
            local c, b = line_of(arm.cond), block_line(arm.body)
            if not c or not b then return nil end
            out[#out + 1] = (i == 1 and "if " or "elseif ") .. c .. " then " .. b
        end
        if s.other then
            local b = block_line(s.other)
            if not b then return nil end
            out[#out + 1] = "else " .. b
        end
        return table.concat(out, " ") .. " end"
    end,
    forin = function(s)
        local v, b = list_line(s.vals), block_line(s.body)
        return v and b and "for " .. names_line(s) .. " in " .. v .. " do " .. b .. " end"
    end,
    fornum = function(s)
        local v, b = list_line(s.vals), block_line(s.body)
        return v and b and "for " .. s.names[1] .. " = " .. v .. " do " .. b .. " end"
    end,
    ["while"] = function(s)
        local c, b = line_of(s.cond), block_line(s.body)
        return c and b and "while " .. c .. " do " .. b .. " end"
    end,
    ["repeat"] = function(s)
        local c, b = line_of(s.cond), block_line(s.body)
        return c and b and "repeat " .. b .. " until " .. c
    end,
    ["do"] = function(s)
        local b = block_line(s.body)
        return b and "do " .. b .. " end"
    end,
}

function statement_line(s)
    if s.lead then return nil end
    return statement_in_line[s.k](s)
end

-- The writer of several lines: `out` has the finished lines, `now` the one that is being written.
local W = {}
W.__index = W

local function writer() return setmetatable({ out = {}, now = "", pad = 0 }, W) end
function W:put(text) self.now = self.now .. text end
function W:line()
    self.out[#self.out + 1] = (self.now:gsub("%s+$", ""))
    self.now = (" "):rep(self.pad)
end
function W:indent(by) self.pad = self.pad + by end
function W:fits(text, more) return #self.now + #text + (more or 0) <= width end

function W:comments(lead)
    for _, c in ipairs(lead or {}) do
        if c.blank and #self.out > 0 and self.out[#self.out] ~= "" then self:blank() end
        self:put(c.text)
        self:line()
    end
end
function W:blank() self.out[#self.out + 1] = "" end

function W:block(b)
    for i, s in ipairs(b) do
        if s.blank and (i > 1 or s.lead) or s.blank and #self.out > 0 and self.pad == 0 then
            if not s.lead then self:blank() end
        end
        self:comments(s.lead)
        if s.lead and s.blank then self:blank() end
        self:statement(s)
        self:line()
    end
    self:comments(b.tail)
end

function W:body(b)
    self:indent(2)
    self:line()
    self:block(b)
    self:indent(-2)
    self.now = (" "):rep(self.pad)
end

function W:fn(e, head)
    self:put((head or "function") .. "(" .. table.concat(e.params, ", ") .. ")")
    self:body(e.body)
    self:put("end")
end

function W:list(list)
    for i, e in ipairs(list) do
        if i > 1 then self:put(", ") end
        self:expression(e)
    end
end

-- Whether an item of a clause goes on a line of its own: what is long, and what `run` is.
local function is_long(item)
    local v = item.val
    return item.lead or item.key == "run" or not item_line(item)
end

-- Whether an item is a clause, or stands for one that is not written yet.
local function is_clause(item)
    local v = item.val
    return not item.key and v.k == "call" and (v.style == "{" or v.f.v == "todo")
end

function W:table(e)
    local plain = true
    for _, item in ipairs(e.items) do if is_clause(item) then plain = false end end
    self:put("{")
    local first = e.items[1]
    local stacked = not plain or first and (first.lead or first.at)
    self:indent(2)
    local i = 1
    if not stacked then
        -- The short words stand behind the brace.
        while i <= #e.items and not is_long(e.items[i]) do
            local text = item_line(e.items[i]) .. ","
            if not self:fits(text, 1) then break end
            self:put(" " .. text)
            i = i + 1
        end
        if i == #e.items and e.items[i].val.k == "table" and not e.items[i].lead and e.items[i].key ~= "run" then
            self:put(" ")
            self:indent(-2)
            self:item(e.items[i])
            self:put(" }")
            return
        end
    end
    self:line()
    while i <= #e.items do
        local item = e.items[i]
        if item.blank and i > 1 then self:blank() end
        self:comments(item.lead)
        local text = item_line({ key = item.key, at = item.at, val = item.val })
        if text and self:fits(text, 1) then self:put(text) else self:item(item) end
        self:put(",")
        i = i + 1
        -- Short words share a line, clauses and `run` have their own.
        while not stacked and i <= #e.items and item.key ~= "run" and not is_long(e.items[i]) do
            local more = item_line(e.items[i]) .. ","
            if not self:fits(more, 1) then break end
            self:put(" " .. more)
            i = i + 1
        end
        self:line()
    end
    self:comments(e.tail)
    self:indent(-2)
    self.now = (" "):rep(self.pad)
    self:put("}")
end

function W:item(item)
    if item.key then self:put(item.key .. " = ")
    elseif item.at then
        self:put("[")
        self:expression(item.at)
        self:put("] = ")
    end
    self:expression(item.val)
end

function W:call(e)
    if e.k == "method" then
        self:expression(e.a)
        self:put(":" .. e.v)
    else self:expression(e.f) end
    if e.style == "(" then
        self:put("(")
        self:list(e.args)
        self:put(")")
    else
        self:put(" ")
        self:expression(e.args[1])
    end
end

function W:expression(e, more)
    local text = line_of(e)
    if text and self:fits(text, more or 2) then return self:put(text) end
    if e.k == "call" or e.k == "method" then self:call(e)
    elseif e.k == "table" then self:table(e)
    elseif e.k == "fn" then self:fn(e)
    elseif e.k == "op" then
        local function inner(x, first)
            local bind = x.k == "op" and binds[x.v] or 99
            local rights = e.v == ".." or e.v == "^"
            local lower = bind < binds[e.v] or bind == binds[e.v] and first == rights
            if lower then self:put("(") end
            self:expression(x)
            if lower then self:put(")") end
        end
        inner(e.a, true)
        local b = line_of(e.b)
        if b and self:fits(b, #e.v + 3) then self:put(" " .. e.v .. " ")
        else
            self:indent(2)
            self:line()
            self:put(e.v .. " ")
            self:indent(-2)
        end
        inner(e.b, false)
    elseif e.k == "un" then
        self:put(e.v == "not" and "not " or e.v)
        self:expression(e.a)
    elseif e.k == "paren" then
        self:put("(")
        self:expression(e.a)
        self:put(")")
    elseif e.k == "index" then
        self:expression(e.a)
        if e.dot then self:put("." .. e.key.v) else self:put("[" .. (line_of(e.key) or "?") .. "]") end
    else self:put(text) end
end

function W:arms(s)
    for i, arm in ipairs(s.arms) do
        self:put(i == 1 and "if " or "elseif ")
        self:expression(arm.cond)
        self:put(" then")
        self:body(arm.body)
    end
    if s.other then
        self:put("else")
        self:body(s.other)
    end
    self:put("end")
end

function W:statement(s)
    local text = statement_in_line[s.k](s)
    if text and self:fits(text) then return self:put(text) end
    if s.k == "if" then self:arms(s)
    elseif s.k == "do_call" then self:call(s.call)
    elseif s.k == "local" then
        self:put("local " .. names_line(s) .. " = ")
        self:list(s.vals)
    elseif s.k == "localfn" then self:fn(s.fn, "local function " .. s.names[1])
    elseif s.k == "function" then self:fn(s.fn, "function " .. line_of(s.f) .. (s.self and ":" .. s.self or ""))
    elseif s.k == "assign" then
        self:put((list_line(s.to) or "?") .. " = ")
        self:list(s.vals)
    elseif s.k == "return" then
        self:put("return ")
        self:list(s.vals)
    elseif s.k == "do" then
        self:put("do")
        self:body(s.body)
        self:put("end")
    elseif s.k == "repeat" then
        self:put("repeat")
        self:body(s.body)
        self:put("until ")
        self:expression(s.cond)
    else
        if s.k == "while" then self:put("while ") self:expression(s.cond)
        else
            self:put("for " .. names_line(s) .. (s.k == "forin" and " in " or " = "))
            self:list(s.vals)
        end
        self:put(" do")
        self:body(s.body)
        self:put("end")
    end
end

-- A card's clauses have a line each.
local function spread(b)
    for _, s in ipairs(b) do
        local c = s.k == "do_call" and s.call
        local head = c and c.style == "{" and c.f.k == "call" and c.f.style == '"'
        if head then
            for _, item in ipairs(c.args[1].items) do
                if item.val.k == "call" and item.val.style == "{" then c.args[1].spread = true end
            end
        end
    end
end

-- Returns the text of the tree [b].
function P.print(b)
    spread(b)
    local w = writer()
    w:block(b)
    return table.concat(w.out, "\n") .. "\n"
end

-- The script [source] as the printer lays it out.
function P.relaid(source)
    local block, err = parse.parse(source)
    if not block then error(err.line .. ": " .. err.message, 0) end
    return P.print(block)
end

-- Returns the expression [e] in one line, or nil.
P.line_of = line_of

return P
