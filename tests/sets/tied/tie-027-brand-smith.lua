-- TIE-027 Brand Smith
-- A unit that is sealed has a Might more for the turn.
card "TIE-027" {
  when { marked = unit, of = "sealed", run = function() give_might(it, 1, this_turn) end },
}
