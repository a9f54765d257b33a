-- UNL-183 Rengar, Pridestalker
-- Each unit that you play gives a unit one Might until the turn ends.
card "UNL-183" {
  when { played = unit, by = you, target = unit, run = function(u) give_might(u, 1, this_turn) end },
}
