-- TLY-046 Wide Canal
-- Where you would channel two or more runes, it is one more.
card "TLY-046" {
  instead { channels = you, amount = at_least(2), run = function() channel(amount() + 1) end },
}
