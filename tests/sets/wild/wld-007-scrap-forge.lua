-- WLD-007 Scrap Forge
-- Kill another gear: a Mech with Might as the gear's Energy, at home.
card "WLD-007" {
  activated { cost = { exhaust = me, kill = gear { yours, another } },
    run = function()
      local m = play_token("Mech", base)
      raise_might(m, energy_paid())
    end,
  },
}
