-- CIR-006 Bitter End
-- An opponent loses the game.
card "CIR-006" { effect { target = opponent, run = function(foe) eliminate(foe) end } }
