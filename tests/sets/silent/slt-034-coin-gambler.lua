-- SLT-034 Coin Gambler
-- Tosses a coin as it is played, and draws a card whenever you toss or roll one or two.
card "SLT-034" {
  when { played = me, run = function() random(2) end },
  when { rolled = you, amount = at_most(2), run = function() draw(1) end },
}
