-- draft_lacks.lua -- what a library lacks, for a text that nobody understood: a token or a counter by its name.
local L = {}

-- A card that is a token, by its name.
local function is_token(world, name)
    for _, card in ipairs(world.cards) do
        if card.name == name and card.supertypes and card.supertypes[1] == "Token" then return true end
    end
    return false
end

-- What [text] speaks of and nobody has declared, where the word [word] was not understood; nil: nothing that is known.
function L.what(world, text, word)
    if not word or not word:find("^%u%l+$") then return nil end
    for name in text:gmatch("(%u[%a' ]-) %l+ tokens?%f[%W]") do
        if name:find(word, 1, true) and not is_token(world, name) then
            return ("no token is called '%s': a row of the list with the supertype Token says what it is"):format(name)
        end
    end
    local named = world.keywords[word] or world.tags[word]
    if not named and (text:find("%d+ " .. word .. "%f[%W]") or text:find(word .. " counters?%f[%W]")) then
        return ("'%s' is counted and nobody declares it: player_counter or thing_counter in words.lua of the set, and says { ... } for its sentences")
            :format(word)
    end
end

return L
