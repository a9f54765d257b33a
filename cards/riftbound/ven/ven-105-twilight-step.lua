-- VEN-105 Twilight Step
-- A unit of at most three Might moves, from the trash too.
card "VEN-105" {
  effect { target = unit { might = at_most(3) }, destination = anywhere, run = function(u, place) move(u, place) end },
}
