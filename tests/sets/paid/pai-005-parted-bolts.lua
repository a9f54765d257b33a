-- PAI-005 Parted Bolts
-- Two damage to a unit and one to another at a different place.
card "PAI-005" {
  effect { target = { unit, unit { another, apart } },
    run = function(a, b)
      deal(2, a)
      deal(1, b)
    end,
  },
}
