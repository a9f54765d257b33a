-- WLD-047 Lone Banner
-- Its host has two Might more while alone, and moves ready.
card "WLD-047" {
  attached {
    passive { unit { me, alone }, might = 2 },
    when { moves = me, to = base, each_turn = 1, run = function() ready(me) end },
  },
}
