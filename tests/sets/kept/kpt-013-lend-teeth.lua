-- KPT-013 Lend Teeth
-- A unit has Assault this turn, as much as another one has Might.
card "KPT-013" {
  effect { target = { unit { friendly }, unit { another } },
    run = function(u, model) give(u, "Assault", this_turn, might(model)) end,
  },
}
