-- WLD-015 Bone Tide
-- Each unit that died this turn comes to your base, exhausted, whoever owns it.
local dead = unit { at = trash, happened { dies = that } }

card "WLD-015" {
  effect {
    run = function()
      for u in each(dead) do play(u, ignoring_cost, exhausted, base, you) end
    end,
  },
}
