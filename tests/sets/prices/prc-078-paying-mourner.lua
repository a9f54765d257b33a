-- PRC-078 Paying Mourner
-- When a friendly unit dies you may discard a card or pay one Energy to buff this.
card "PRC-078" {
  when { dies = unit { friendly, another }, may, cost = either({ discard = 1 }, { energy = 1 }),
    run = function() buff(me) end },
}
