-- VEN-021 Akali, Deadly Weapon
-- A move may deal one damage where she comes from or goes, if that is a battlefield; two while she is Empowered.
-- Empowered she has a Might more.
local strong = unit { empowered }

card "VEN-021" {
  when { moves = me, may, target = unit { at = { battlefield { there }, battlefield { origin } } },
    run = function(u) deal(is(me, strong) and 2 or 1, u) end,
  },
  empowered { passive { me, might = 1 } },
}
