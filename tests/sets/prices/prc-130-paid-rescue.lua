-- PRC-130 Paid Rescue
-- For one Energy a unit of yours that would die goes to your base instead. Five Energy: a card.
card "PRC-130" {
  instead { dies = unit { friendly }, may, cost = { energy = 1 }, run = function() recall(it) end },
  activated { cost = { energy = 5 }, run = function() draw(1) end },
}
