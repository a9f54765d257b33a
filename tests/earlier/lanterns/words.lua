-- Lore of things, experience of players, and what counts as company.
player_counter "xp"
thing_counter "lore"

words {
  gain_xp = function(n) gain("xp", n) end,
  companion_kinds = function() return 2 end,
}
