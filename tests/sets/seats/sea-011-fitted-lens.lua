-- SEA-011 Fitted Lens
-- Any amount of Energy kills a unit of that much Might at most.
card "SEA-011" {
  activated { cost = { energy = any_number }, target = unit { might = at_most(paid()) },
    run = function(u) kill(u) end,
  },
}
