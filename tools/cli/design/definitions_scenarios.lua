---@meta
-- Made by `cardwright def`: what files of scenarios may say. docs/scenarios.md tells it.

---@param claim any
---@param message? string
function assert(claim, message) end

---@param message string
function error(message) end

---@param from integer|string
---@return any ...
function select(from, ...) end

---@param what any
---@return number?
function tonumber(what) end

---@param what any
---@return string
function tostring(what) end

---@param what any
---@return string
function type(what) end
