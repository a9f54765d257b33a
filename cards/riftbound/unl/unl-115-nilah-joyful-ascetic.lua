-- UNL-115 Nilah, Joyful Ascetic
-- Experience for each move.
card "UNL-115" {
  when { moves = me, run = function() gain_xp(1) end },
}
