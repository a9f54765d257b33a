-- Once each turn, so much more Might for the rest of it.
keyword "Whet" {
  activated { each_turn = 1, run = function() give_might(me, value(), this_turn) end },
}
