-- VEN-034 Resonating Strike
-- A unit of yours moves to another place, a battlefield that you control, and has two Might more this turn.
card "VEN-034" {
  effect { target = { battlefield { yours }, unit { yours, apart } },
    run = function(field, u)
      move(u, field)
      give_might(u, 2, this_turn)
    end,
  },
}
