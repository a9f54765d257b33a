-- TIE-035 Sudden Vigil
-- A unit has two Might more until your next Main Phase.
card "TIE-035" {
  effect { target = unit, run = function(u) give_might(u, 2, until_next("Main")) end },
}
