-- LTR-041 Foresight
-- As you play it you draw; then a unit gets a Might for the turn.
card "LTR-041" {
  as { played = me, run = function() draw(1) end },
  effect { target = unit, run = function(u) give_might(u, 1, this_turn) end },
}
