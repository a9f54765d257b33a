-- FEN-006 Twin Moons
-- When it is read, whose turn it is finds two coins.
card "FEN-006" { when { read = me, run = function() gain("coins", 2, turn_player()) end } }
