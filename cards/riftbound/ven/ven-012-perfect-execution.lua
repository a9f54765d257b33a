-- VEN-012 Perfect Execution
-- A unit is ready and has Assault 3 for the turn.
card "VEN-012" {
  effect { target = unit,
    run = function(u)
      ready(u)
      give(u, "Assault 3", this_turn)
    end,
  },
}
