-- TIE-008 Long Vigil
-- A unit has Tank until your next Ending Step.
card "TIE-008" {
  effect { target = unit, run = function(u) give(u, "Tank", until_next("Ending")) end },
}
