-- WLD-013 Patient Ghoul
-- Dies away from the game, and comes back as your next turn begins.
local back = when { beginning_phase = you, once, run = function() play(it, ignoring_cost, base) end }

card "WLD-013" {
  when { dies = me,
    run = function()
      local b = banish(me)
      if b then delayed(back, b) end
    end,
  },
}
