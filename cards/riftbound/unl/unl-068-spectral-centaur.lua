-- UNL-068 Spectral Centaur
-- Each other friendly unit that dies gives it two Might for the turn.
card "UNL-068" {
  when { dies = unit { friendly, another }, run = function() give_might(me, 2, this_turn) end },
}
