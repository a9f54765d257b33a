-- OGS-018 Tibbers
-- On arrival, three damage to each unit at any battlefield, yours included.

local everyone = unit { at = battlefield }

card "OGS-018" {
  when { played = me, run = function() deal(3, everyone) end },
}
