-- UNL-164 Safety Inspector
-- On arrival everyone kills a unit of their own; three experience more spare you yours.
local their_unit = unit { theirs }
local yourself = player { you }

card "UNL-164" {
  as { played = me, may, cost = { xp = 3 } },
  when { played = me,
    run = function()
      for p in each(player) do
        if not (is(p, yourself) and paid()) then kill(pick(their_unit, p), p) end
      end
    end,
  },
}
