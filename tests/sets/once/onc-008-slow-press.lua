-- ONC-008 Slow Press
-- Two Energy: a card for you.

card "ONC-008" {
  activated { cost = { energy = 2 }, run = function() draw(1) end },
}
