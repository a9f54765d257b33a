-- RCH-021 Company Gate
-- Enemy units of one controller go to one place.
card "RCH-021" {
  effect {
    target = unit { enemy, any_number, same_controller, total_might = at_most(8) },
    destination = anywhere,
    run = function(units, place) move(units, place) end,
  },
}
