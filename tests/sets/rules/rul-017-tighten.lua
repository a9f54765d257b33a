-- RUL-017 Tighten
-- Moves attached Equipment to a unit, perhaps the same.
card "RUL-017" {
  effect { target = { unit, gear { tag = "Equipment", attached } },
    run = function(u, g) attach(g, u) end,
  },
}
