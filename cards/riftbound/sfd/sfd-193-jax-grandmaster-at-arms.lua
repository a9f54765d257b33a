-- SFD-193 Jax, Grandmaster At Arms
-- Exhaust him to attach one more time what is attached; one Energy more attaches what is not.
card "SFD-193" {
  activated { cost = { energy = 1, exhaust = me },
    target = { gear { yours, tag = "Equipment", except { attached } }, unit { yours } },
    run = function(g, u) attach(g, u) end,
  },
  activated { cost = { exhaust = me },
    target = { gear { yours, tag = "Equipment", attached }, unit { yours } },
    run = function(g, u) attach(g, u) end,
  },
}
