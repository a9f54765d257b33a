-- RUL-032 Tax Steward
-- Holding while you are six points or less from winning, you draw.
card "RUL-032" {
  when { holds = me, provided = player { you, to_win = at_most(6) }, run = function() draw(1) end },
}
