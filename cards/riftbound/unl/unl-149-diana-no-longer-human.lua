-- UNL-149 Diana, No Longer Human
-- Two Might this turn for each spell of yours.
card "UNL-149" {
  when { played = spell, by = you, run = function() give_might(me, 2, this_turn) end },
}
