-- UNL-010 Vault Breaker
-- Assault 2 and Ganking for a unit this turn.
card "UNL-010" {
  effect { target = unit,
    run = function(u)
      give(u, "Assault 2", this_turn)
      give(u, "Ganking", this_turn)
    end,
  },
}
