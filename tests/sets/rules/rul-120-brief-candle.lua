-- RUL-120 Brief Candle
-- A card; then it banishes itself, and with that all is over, Repeat too.
card "RUL-120" {
  effect {
    run = function()
      draw(1)
      banish(me)
      gain_points(1)
    end,
  },
  effect { run = function() draw(1) end },
}
