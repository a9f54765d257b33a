-- RCH-104 Open Lesson
-- Your units get one Might this turn when they move.
card "RCH-104" {
  passive { unit { friendly }, has = when { moves = me, run = function() give_might(me, 1, this_turn) end } },
}
