-- VEN-145 Nasus, Curator of the Sands
-- A unit, gear or ability of seven Energy or more lets you exhaust him for up to two ready runes.
card "VEN-145" {
  when { played = permanent { energy = at_least(7) }, ability_used = ability { energy = at_least(7) }, by = you,
    may, cost = { exhaust = me }, target = rune { count = at_most(2) },
    run = function(runes) ready(runes) end,
  },
}
