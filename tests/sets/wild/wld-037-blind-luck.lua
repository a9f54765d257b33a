-- WLD-037 Blind Luck
-- Reveal until a unit; a throw of one to three plays it for nothing, else it goes to your hand. The rest is recycled.
local a_unit = unit

card "WLD-037" {
  effect {
    run = function()
      local shown, found = reveal_until(a_unit)
      if random(6) > 3 then play(found, ignoring_cost) else put(found, hand) end
      recycle(shown)
    end,
  },
}
