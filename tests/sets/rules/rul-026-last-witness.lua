-- RUL-026 Last Witness
-- It gets a Might for each other friend that leaves the board.
card "RUL-026" {
  when { leaves = unit { friendly, another }, run = function() give_might(me, 1, this_turn) end },
}
