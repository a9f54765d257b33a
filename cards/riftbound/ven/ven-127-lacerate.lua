-- VEN-127 Lacerate
-- A unit is no longer Empowered, and dies if three Might or less are left.
local weak = unit { might = at_most(3) }

card "VEN-127" {
  effect { target = unit,
    run = function(u)
      disempower(u)
      if is(u, weak) then kill(u) end
    end,
  },
}
