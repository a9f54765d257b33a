-- SEA-054 Lent Crown
-- Take a permanent until the turn ends.
card "SEA-054" { effect { target = permanent { enemy }, run = function(u) take_control(u, this_turn) end } }
