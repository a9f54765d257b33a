-- LTR-047 Grave Warden
-- Once each turn you may draw when an enemy unit dies.
card "LTR-047" {
  when { dies = unit { enemy }, may, each_turn = 1, run = function() draw(1) end },
}
