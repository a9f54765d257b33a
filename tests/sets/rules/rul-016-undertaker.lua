-- RUL-016 Undertaker
-- Once each turn, an enemy death may bring a card.
card "RUL-016" {
  when { dies = unit { enemy }, may, each_turn = 1, run = function() draw(1) end },
}
