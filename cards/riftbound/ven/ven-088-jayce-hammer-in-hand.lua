-- VEN-088 Jayce, Hammer in Hand
-- Each time he becomes ready he has one of three keywords for the turn.
card "VEN-088" {
  when { readied = me, modes = {
    { "give me [Assault 2] this turn", run = function() give(me, "Assault 2", this_turn) end },
    { "give me [Deflect 2] this turn", run = function() give(me, "Deflect 2", this_turn) end },
    { "give me [Ganking] this turn", run = function() give(me, "Ganking", this_turn) end },
  } },
}
