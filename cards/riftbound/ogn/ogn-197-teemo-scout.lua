-- OGN-197 Teemo, Scout
-- Three Might more in the turn of his arrival.
card "OGN-197" {
  when { played = me, run = function() give_might(me, 3, this_turn) end },
}
