-- VEN-088 Jayce, Hammer in Hand
-- Each time he becomes ready he has one of three keywords for the turn.
card "VEN-088" {
  when { readied = me, modes = {
    { "Assault 2", run = function() give(me, "Assault 2", this_turn) end },
    { "Deflect 2", run = function() give(me, "Deflect 2", this_turn) end },
    { "Ganking", run = function() give(me, "Ganking", this_turn) end },
  } },
}
