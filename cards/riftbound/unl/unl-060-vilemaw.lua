-- UNL-060 Vilemaw
-- Weaker enemies here deal no combat damage; a card for each hold.
card "UNL-060" {
  passive { unit { enemy, here, might = less_than(might(me)) }, combat_damage = 0 },
  when { holds = me, run = function() draw(1) end },
}
