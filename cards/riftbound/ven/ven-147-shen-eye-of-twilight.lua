-- VEN-147 Shen, Eye of Twilight
-- Exhausted, also in showdowns: Tank for a friendly unit, for the turn.
card "VEN-147" {
  activated { action, cost = { exhaust = me }, target = unit { friendly },
    run = function(u) give(u, "Tank", this_turn) end,
  },
}
