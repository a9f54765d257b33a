-- RCH-039 Roll Taker
-- A card whenever enemy units die, however many at once.
card "RCH-039" {
  when { dies = unit { enemy }, one_or_more, run = function() draw(1) end },
}
