-- LTR-114 Far Runner
-- Ready on arrival unless you are at most three points short of victory. It grows as somebody who
-- is not that near plays a spell.
card "LTR-114" {
  passive { me, enters = readied, provided = player { you, except { to_win = at_most(3) } } },
  when { played = spell, by = player { except { to_win = at_most(3) } },
    run = function() give_might(me, 1, this_turn) end,
  },
}
