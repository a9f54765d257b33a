-- UNL-T03 Brush
-- Companions and Iverns here have one Might more; who scores here may bring the old battlefield back.
card "UNL-T03" {
  passive { unit { here, tag = { "Bird", "Cat", "Dog", "Poro", "Ivern" } }, might = 1 },
  when { scored = you, here, may, run = function() swap_back(me) end },
}
