-- VEN-121 Reluctant Leader
-- Two Might more for the turn with each other unit that you play.
card "VEN-121" {
  when { played = unit { another }, by = you, run = function() give_might(me, 2, this_turn) end },
}
