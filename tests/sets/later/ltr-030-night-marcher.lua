-- LTR-030 Night Marcher
-- At the end of your turn it moves to an open battlefield.
card "LTR-030" {
  when { end_of_turn = you, target = unit { me }, destination = battlefield { open },
    run = function(u, place) move(u, place) end,
  },
}
