-- RUL-075 Dice Monk
-- As much Might as it took damage; as it is played an enemy unit by lot is exhausted.
local enemies = unit { enemy }

card "RUL-075" {
  when { damaged = me, run = function() give_might(me, amount(), this_turn) end },
  when { played = me,
    run = function()
      exhaust(any_of(enemies))
      draw(random(1))
    end,
  },
}
