-- PAI-093 Coin Counter
-- An ember for each ability of a token that you use, also of one that is gone by then.
card "PAI-093" { when { ability_used = gear { token }, by = you, run = function() gain("embers", 1) end } }
