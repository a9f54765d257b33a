-- OGN-103 Ravenbloom Student
-- Each spell of yours is worth one Might to it until the turn ends.
card "OGN-103" {
  when { played = spell, by = you, run = function() give_might(me, 1, this_turn) end },
}
