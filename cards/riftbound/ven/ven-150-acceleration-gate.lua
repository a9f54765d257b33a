-- VEN-150 Acceleration Gate
-- Up to four units, gear and runes become ready.
card "VEN-150" {
  effect { target = either(permanent { count = at_most(4) }, rune { count = at_most(4) }),
    run = function(things) ready(things) end,
  },
}
