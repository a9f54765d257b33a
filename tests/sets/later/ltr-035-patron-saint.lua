-- LTR-035 Patron Saint
-- Once each turn you may exhaust another unit of yours instead of letting it die.
card "LTR-035" {
  instead { dies = unit { yours, except { me } }, may, each_turn = 1,
    run = function() heal(it) exhaust(it) end,
  },
}
