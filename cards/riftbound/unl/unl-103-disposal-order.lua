-- UNL-103 Disposal Order
-- Up to three cards of opponents' trashes are recycled, or you draw one.
local theirs_in_trash = card { at = trash, except { friendly }, count = at_most(3) }

local function recycle_theirs(cards)
  for p in each(opponent) do
    local own = {}
    for c in each(cards) do
      if owner(c) == p then own[#own + 1] = c end
    end
    recycle(own, p)
  end
end

card "UNL-103" {
  effect { modes = {
    { "recycle up to 3", target = theirs_in_trash, run = recycle_theirs },
    { "draw 1", run = function() draw(1) end },
  } },
}
