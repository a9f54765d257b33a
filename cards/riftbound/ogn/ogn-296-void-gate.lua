-- OGN-296 Void Gate
-- Damage of spells and abilities to units here is one higher.
card "OGN-296" {
  passive { either(spell, ability), bonus_damage = 1, to = unit { here } },
}
