-- SFD-205 Fiora, Grand Duelist
-- When a unit of yours becomes Mighty, exhaust her for an exhausted rune.
card "SFD-205" {
  when { becomes_mighty = unit { yours }, may, cost = { exhaust = me },
    run = function() channel(1, exhausted) end,
  },
}
