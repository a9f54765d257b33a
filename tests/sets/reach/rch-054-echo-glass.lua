-- RCH-054 Echo Glass
-- Copies a spell or an ability on the chain; you may choose anew for the copy.
card "RCH-054" {
  effect { target = either(spell, ability), run = function(s) new_choices(copy(s)) end },
}
