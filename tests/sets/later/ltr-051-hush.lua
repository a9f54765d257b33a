-- LTR-051 Hush
-- Counters a spell or an ability.
card "LTR-051" { effect { target = either(spell, ability), run = function(x) counter(x) end } }
