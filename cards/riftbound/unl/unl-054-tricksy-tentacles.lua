-- UNL-054 Tricksy Tentacles
-- Enemy units of one player, eight Might together at most, move to one place.
card "UNL-054" {
  effect { target = unit { enemy, any_number, same_controller, total_might = at_most(8) },
    destination = anywhere,
    run = function(units, place) move(units, place) end,
  },
}
