-- PRC-030 Grand March
-- Any number of your units move to one place.
card "PRC-030" {
  effect { target = unit { friendly, any_number, together }, destination = battlefield,
    run = function(units, place) move(units, place) end,
  },
}
