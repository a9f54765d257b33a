-- UNL-040 Wuju Apprentice
-- At six experience a card on arrival.
card "UNL-040" {
  level { 6, when { played = me, run = function() draw(1) end } },
}
