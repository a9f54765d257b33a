-- OGN-249 Volibear, Relentless Storm
-- Playing a Mighty unit, you may exhaust him to channel an exhausted rune.
card "OGN-249" {
  when { played = unit { mighty }, by = you, may, cost = { exhaust = me },
    run = function() channel(1, exhausted) end,
  },
}
