-- UNL-159 Soul Harvest
-- A unit of at most three Might dies at its battlefield.
card "UNL-159" {
  effect { target = unit { at = battlefield, might = at_most(3) }, run = function(u) kill(u) end },
}
