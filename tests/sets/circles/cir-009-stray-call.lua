-- CIR-009 Stray Call
-- A Recruit at a battlefield of any player's.
card "CIR-009" { effect { target = battlefield, run = function(b) play_token("Recruit", location(b)) end } }
