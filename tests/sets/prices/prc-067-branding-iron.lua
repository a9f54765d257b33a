-- PRC-067 Branding Iron
-- Exhausted it scorches a unit. Take that off two of your units for a card.
card "PRC-067" {
  activated { cost = { exhaust = me }, target = unit, run = function(u) mark(u, "scorched") end },
  activated { cost = { scorched = unit { friendly, count = 2 } }, run = function() draw(1) end },
}
