-- SFD-036 Lonely Poro
-- When it dies alone, a card.
card "SFD-036" {
  deathknell { provided = unit { me, alone }, run = function() draw(1) end },
}
