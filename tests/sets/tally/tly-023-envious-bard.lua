-- TLY-023 Envious Bard
-- A card whenever a spell or ability gives points to anyone.
card "TLY-023" {
  when { points = player, with = either(spell, ability), run = function() draw(1) end },
}
