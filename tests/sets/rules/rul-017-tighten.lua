-- RUL-017 Tighten
-- Attaches Equipment that is borne to a unit, perhaps the same.
card "RUL-017" {
  effect { target = { unit, gear { tag = "Equipment", attached } },
    run = function(u, g) attach(g, u) end,
  },
}
