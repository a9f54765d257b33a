-- VEN-091 Corrupted Dragon
-- Ready on arrival while you are four or more points short of victory. Its attack may send home any enemies here of
-- at most five Might.
card "VEN-091" {
  passive { me, enters = readied, provided = player { you, to_win = at_least(4) } },
  when { attacks = me, may, target = unit { enemy, here, might = at_most(5), any_number },
    run = function(units) move(units, base) end,
  },
}
