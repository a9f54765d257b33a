-- VEN-071 Fretful Feline
-- Two Might for the turn each time it becomes ready.
card "VEN-071" {
  when { readied = me, run = function() give_might(me, 2, this_turn) end },
}
