-- UNL-156 Loyal Poro
-- Dying in company, it leaves a card.
card "UNL-156" {
  deathknell { provided = unit { me, except { alone } }, run = function() draw(1) end },
}
