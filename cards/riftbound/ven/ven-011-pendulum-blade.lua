-- VEN-011 Pendulum Blade
-- Attached: two Might more for the turn whenever the host moves to a battlefield.
card "VEN-011" {
  attached { when { moves = me, to = battlefield, run = function() give_might(me, 2, this_turn) end } },
}
