-- RUL-059 Bright Omen
-- As it is revealed from a deck you draw a card; looking is not enough.
card "RUL-059" {
  as { revealed = me, from = deck, run = function() gain_points(1) end },
  when { dies = me, provided = unit { me, alone }, run = function() gain_points(2) end },
}
