-- Survival tokens (B8): they lie in the supply, or in a player's pouch.

local snare = survival { sort = "snare" }
local compass = survival { sort = "compass" }
local bones = survival { sort = "bones" }
local snare_for_sale = survival { sort = "snare", at = supply }
local compass_for_sale = survival { sort = "compass", at = supply }
local bones_for_sale = survival { sort = "bones", at = supply }

words {
  snare_of = function(p) return find_one(snare, pouch, p) end,
  compass_of = function(p) return find_one(compass, pouch, p) end,
  bones_of = function(p) return find_one(bones, pouch, p) end,

  -- One of each sort that is for sale.
  tokens_for_sale = function()
    local found = {}

    found[1] = find_one(snare_for_sale)
    found[#found + 1] = find_one(compass_for_sale)
    found[#found + 1] = find_one(bones_for_sale)
    return found
  end,

  take_first_tokens = function(p)
    for _, t in ipairs(tokens_for_sale()) do put(t, pouch, p) end
  end,

  -- By agreement, and what cards add to it.
  token_price = function(t)
    if setting("survival_price", "one") then return price(t) end
    return price(t) + (setting("survival_price", "two") and 1 or 9)
  end,

  take_snare = function(p) put(find_one(snare_for_sale), pouch, p) end,
}
