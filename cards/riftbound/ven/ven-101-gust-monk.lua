-- VEN-101 Gust Monk
-- For one Energy more, a card of any trash is banished on its arrival, and a unit has Assault 2 this turn.
card "VEN-101" {
  as { played = me, may, cost = { energy = 1 } },
  when { played = me, provided = paid(), cost = { banish = card { at = trash } }, target = unit,
    run = function(u) give(u, "Assault 2", this_turn) end,
  },
}
