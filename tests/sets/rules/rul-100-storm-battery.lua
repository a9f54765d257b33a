-- RUL-100 Storm Battery
-- It comes with a charge, takes one more at each of your turns' ends, and gives two for a card.
card "RUL-100" {
  as { played = me, run = function() count_on(me, "charge", 1) end },
  when { end_of_turn = you, run = function() count_on(me, "charge", 1) end },
  activated { cost = { charge = 2, exhaust = me }, run = function() draw(1) end },
}
