-- SFD-206 Riposte
-- Counters a spell and gives its Energy cost to a friendly unit as Might until the turn ends.
card "SFD-206" {
  effect { target = { unit { friendly }, spell },
    run = function(u, s)
      counter(s)
      give_might(u, energy(s), this_turn)
    end,
  },
}
