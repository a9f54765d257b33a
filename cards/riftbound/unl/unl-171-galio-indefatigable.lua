-- UNL-171 Galio, Indefatigable
-- He deals no combat damage.
card "UNL-171" {
  passive { me, combat_damage = 0 },
}
