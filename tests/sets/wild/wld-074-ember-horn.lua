-- WLD-074 Ember Horn
-- A unit that a spell or ability hurts takes one damage more.
card "WLD-074" {
  instead { damaged = unit { enemy }, with = either(spell, ability), by = you,
    run = function() deal(amount() + 1, it) end },
}
