-- RUL-012 Old Master
-- With two experience: spend them for a card.
card "RUL-012" {
  level { 2, activated { cost = { xp = 2 }, run = function() draw(1) end } },
}
