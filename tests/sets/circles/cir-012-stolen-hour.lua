-- CIR-012 Stolen Hour
-- Another turn for you, whoever's turn it is.
card "CIR-012" { effect { run = function() extra_turn() end } }
