-- OGN-284 Obelisk of Power
-- A rune more for each player as their first turn begins.
card "OGN-284" {
  when { beginning_phase = player { turn = 1 }, run = function() channel(1, it) end },
}
