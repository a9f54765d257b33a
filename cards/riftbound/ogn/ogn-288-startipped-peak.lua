-- OGN-288 Startipped Peak
-- Holding it may bring one exhausted rune.
card "OGN-288" {
  when { holds = you, here, may, run = function() channel(1, exhausted) end },
}
