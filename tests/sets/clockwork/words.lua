-- Ticks, which this set counts for each player through all rounds.
player_counter "ticks"

words {
  tick = function(n, p) gain("ticks", n, p) end,
}
