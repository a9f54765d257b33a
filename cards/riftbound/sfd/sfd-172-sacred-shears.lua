-- SFD-172 Sacred Shears
-- Attached: its host has a Deathknell that draws a card.
card "SFD-172" {
  attached { deathknell { run = function() draw(1) end } },
}
