-- CLK-008 Clockwork
-- A tick for each round that is over.
card "CLK-008" { when { round_over = you, run = function() tick(1, you) end } }
