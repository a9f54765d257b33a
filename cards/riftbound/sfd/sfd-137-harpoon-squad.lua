-- SFD-137 Harpoon Squad
-- Two Might until the turn ends whenever it leaves a battlefield by a move.
card "SFD-137" {
  when { moves = me, from = battlefield, run = function() give_might(me, 2, this_turn) end },
}
