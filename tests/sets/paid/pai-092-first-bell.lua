-- PAI-092 First Bell
-- An ember when your first ability of gear in a turn resolves.
card "PAI-092" { when { ability_used = gear, by = you, nth = 1, run = function() gain("embers", 1) end } }
