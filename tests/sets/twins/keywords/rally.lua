-- Once each turn, when another of your units is played, so much more Might this turn.
keyword "Rally" {
  when { played = unit { yours, another }, each_turn = 1, run = function() give_might(me, value(), this_turn) end },
}
