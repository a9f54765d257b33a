-- SFD-208 Forge of the Fluft
-- The legends of its controller's side may be exhausted to attach an Equipment.
local fit_out = activated { cost = { exhaust = me },
  target = { gear { yours, tag = "Equipment" }, unit { yours } },
  run = function(g, u) attach(g, u) end,
}

card "SFD-208" {
  passive { legend { friendly }, has = fit_out },
}
