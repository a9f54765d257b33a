-- UNL-164 Safety Inspector
-- On arrival everyone kills a unit of their own; three experience more spare you yours.
local their_unit = unit { theirs }
local others = player { except { you } }

card "UNL-164" {
  as { played = me, may, cost = { xp = 3 } },
  when { played = me,
    run = function()
      if not paid() then kill(pick(their_unit)) end
      for p in each(others) do kill(pick(their_unit, p), p) end
    end,
  },
}
