-- CIR-010 Sudden Friend
-- An enemy unit is yours from now on, where it stands.
card "CIR-010" { effect { target = unit { enemy, at = battlefield }, run = function(u) take_control(u) end } }
