-- UNL-023 Katarina, Reckless
-- Hiding a card readies her; a card played from facedown deals two to an enemy unit.
card "UNL-023" {
  when { hidden = card, by = you, run = function() ready(me) end },
  when { played = card, by = you, from = facedown, target = unit { enemy }, run = function(u) deal(2, u) end },
}
