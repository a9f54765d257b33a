-- SLT-006 Echoing Word
-- A card, and another one when you have played it.
card "SLT-006" {
  effect { run = function() draw(1) end },
  when { played = me, run = function() draw(1) end },
}
