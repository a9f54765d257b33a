-- PRC-096 Sure Retreat
-- Any number of your units go home from one place.
card "PRC-096" {
  effect { target = unit { friendly, any_number, together }, destination = base,
    run = function(units, place) move(units, place) end,
  },
}
