-- SFD-038 Ribbon Dancer
-- Each of its moves to a battlefield gives another friendly unit one Might this turn.
card "SFD-038" {
  when { moves = me, to = battlefield, target = unit { friendly, another },
    run = function(u) give_might(u, 1, this_turn) end,
  },
}
