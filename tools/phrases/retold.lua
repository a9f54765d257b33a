-- retold.lua -- what a writer has found once is not looked for again.
--
-- Writing backtracks: what a part says is asked for again with each way to say what stands before it. The
-- texts of a part do not depend on that, so each part keeps those that were found, in their order. The first time they
-- are handed on as they are found; where that ended before the last one, who asks again has the rest made by a coroutine.
local R = {}

-- Parts that coroutines make within each other; beyond that a part is made anew each time, since Lua allows
-- about 200 calls of this kind.
local deepest = 40

local wrap, yield = coroutine.wrap, coroutine.yield

-- What [entry] keeps of [text] and of what is left behind it, and whether it is new.
local function keep(writer, entry, text, rest)
    local left = (type(rest) == "table" and writer:mark_of(rest) or rest or "") .. (writer.early and "!" or "")
    local mark = text .. "\n" .. left
    local x = entry.seen[mark]
    if x then return x, false end
    x = { text = text, rest = rest, left = left, early = writer.early }
    entry.seen[mark] = x
    entry[#entry + 1] = x
    return x, true
end

-- Hands [x] on. Returns whether it will do, and whether other words for this part are in vain: where what is left
-- cannot be said, no whole text is offered.
local function offer(writer, x, vain, go)
    if vain[x.left] then return false, false end
    local outer, offered = writer.early, writer.offered
    writer.early = x.early
    if go(x.text, x.rest) then return true, false end
    writer.early = outer
    vain[x.left] = writer.offered == offered
    return false, vain[x.left] and not x.rest
end

-- The first time: as they are found.
local function each_found(writer, entry, make, go)
    local vain, told, outer = {}, {}, writer.early
    local will_do = false
    entry.seen, entry.busy = {}, true
    local ended = make(function(text, rest)
        local x = keep(writer, entry, text, rest)
        if told[x] then return false end
        told[x] = true
        entry.busy = false
        local is_in_vain
        will_do, is_in_vain = offer(writer, x, vain, go)
        entry.busy = true
        return will_do or is_in_vain
    end)
    entry.busy, entry.done = false, not ended
    if not will_do then writer.early = outer end
    return will_do
end

-- One more text of [entry], nil: there is none.
local function one_more(writer, entry, make)
    local outer, x, is_new = writer.early, nil, false
    if not entry.more then entry.more, entry.early = wrap(function() make(yield) end), outer end
    entry.busy, writer.early, writer.depth = true, entry.early, writer.depth + 1
    while not is_new do
        local text, rest = entry.more()
        if not text then
            entry.done, entry.more, x = true, nil, nil
            break
        end
        x, is_new = keep(writer, entry, text, rest)
    end
    entry.busy, entry.early, writer.early, writer.depth = false, writer.early, outer, writer.depth - 1
    return x
end

-- Calls [go] with each text that [make], a function of one function, gives for the part that [entry]
-- remembers, and with what is left then, until it returns true. Returns whether it did.
function R.each(writer, entry, make, go)
    if entry.busy then return make(go) end
    if not entry.seen then return each_found(writer, entry, make, go) end
    if not entry.done and writer.depth > deepest then return make(go) end
    local i, vain = 1, {}
    while true do
        local x = entry[i] or not entry.done and one_more(writer, entry, make)
        if not x then return false end
        local will_do, is_in_vain = offer(writer, x, vain, go)
        if will_do or is_in_vain then return will_do end
        i = i + 1
    end
end

return R
