-- PRC-084 Passing Torch
-- You may play it to a battlefield; as it is played it buffs a unit there.
card "PRC-084" {
  can { played = me, to = battlefield },
  when { played = me, target = unit { at = there }, run = function(u) buff(u) end },
}
