-- PRC-079 Fork Refrain
-- One damage to a unit; repeated for two Energy or the discard of a card.
card "PRC-079" {
  costs { Repeat = either({ energy = 2 }, { discard = 1 }) },
  effect { target = unit, run = function(u) deal(1, u) end },
}
