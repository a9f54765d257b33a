-- retold.lua -- what a writer has found once is not looked for again.
--
-- Writing backtracks: what a part says is asked for again with each way to say what stands before it. The
-- texts of a part do not depend on that, so each part keeps those that were asked for, in their order, and
-- makes the next one only when it is wanted.
local R = {}

-- Parts that are made within each other; beyond that a part is made anew each time, since Lua allows
-- about 200 calls of this kind.
local deepest = 40

local wrap, yield = coroutine.wrap, coroutine.yield

-- Calls [go] with each text that [make], a function of one function, gives for the part that [entry]
-- remembers, and with what is left then, until it returns true. Returns whether it did. Where what is left cannot be
-- said, no whole text is offered, and other words for this part do not help.
function R.each(writer, entry, make, go)
    if entry.busy or writer.depth > deepest then return make(go) end
    local i, vain = 1, {}
    while true do
        local x = entry[i]
        if not x then
            if entry.done then return false end
            local outer = writer.early
            if not entry.more then
                entry.more, entry.early, entry.seen = wrap(function() make(yield) end), outer, {}
            end
            entry.busy, writer.early, writer.depth = true, entry.early, writer.depth + 1
            local text, rest = entry.more()
            entry.busy, entry.early, writer.early, writer.depth = false, writer.early, outer, writer.depth - 1
            if not text then
                entry.done, entry.more, entry.seen = true, nil, nil
                return false
            end
            local left = (type(rest) == "table" and writer:mark_of(rest) or rest or "") .. (entry.early and "!" or "")
            local mark = text .. "\n" .. left
            if not entry.seen[mark] then
                entry.seen[mark] = true
                x = { text = text, rest = rest, left = left, early = entry.early }
                entry[i] = x
            end
        end
        if x then
            local outer = writer.early
            if not vain[x.left] then
                local offered = writer.offered
                writer.early = x.early
                if go(x.text, x.rest) then return true end
                writer.early = outer
                vain[x.left] = writer.offered == offered
                if vain[x.left] and not x.rest then return false end
            end
            i = i + 1
        end
    end
end

return R
