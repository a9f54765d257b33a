-- grammar_limits.lua -- the limits of a text that somebody made to be slow, and how reading and writing end at one.
local L = {}

L.limits = { text = 100000, words = 400, steps = 400000, readings = 40, write_steps = 60000 }

-- What is raised where a limit ends the work; nothing else is.
L.mark = {}

-- Calls [f] with the rest. Returns whether a limit ended it, and what it returns.
function L.within(f, ...)
    local ok, result = pcall(f, ...)
    if not ok and result ~= L.mark then error(result, 0) end
    return not ok, ok and result or nil
end

return L
