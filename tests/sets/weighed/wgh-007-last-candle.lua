-- WGH-007 Last Candle
-- It is lit up with its wicks, as many as its player spends, and draws a card for each.
card "WGH-007" {
  activated { cost = { kill = me, wick = any_number }, run = function() draw(paid()) end },
}
