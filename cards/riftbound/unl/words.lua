-- Experience, which later sets count for each player: a number without a limit.
player_counter "xp"

words {
  gain_xp = function(n) gain("xp", n) end,
}
