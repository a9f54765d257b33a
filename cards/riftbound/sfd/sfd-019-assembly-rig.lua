-- SFD-019 Assembly Rig
-- A unit of your trash recycled makes a Mech in your base.
card "SFD-019" {
  activated { cost = { energy = 1, fury = 1, recycle = unit { yours, at = trash }, exhaust = me },
    run = function() play_token("Mech", base) end,
  },
}
