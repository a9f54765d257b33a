-- SFD-144 Spirit Wheel
-- Choosing a friendly unit, you may pay one Energy and exhaust this for a card.
card "SFD-144" {
  when { chosen = unit { friendly }, by = you, may, cost = { energy = 1, exhaust = me },
    run = function() draw(1) end,
  },
}
