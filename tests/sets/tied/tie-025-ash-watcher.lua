-- TIE-025 Ash Watcher
-- A card whenever a unit is singed. Enemies that are singed twice or more have a Might less.
card "TIE-025" {
  when { counters_put = unit, of = "singed", amount = at_least(1), run = function() draw(1) end },
  passive { unit { enemy, singed = at_least(2) }, might = -1 },
}
