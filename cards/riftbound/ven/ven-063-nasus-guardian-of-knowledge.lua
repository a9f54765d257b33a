-- VEN-063 Nasus, Guardian of Knowledge
-- Once a turn the death of an enemy unit here brings an exhausted rune.
card "VEN-063" {
  when { dies = unit { enemy }, here, each_turn = 1, run = function() channel(1, exhausted) end },
}
