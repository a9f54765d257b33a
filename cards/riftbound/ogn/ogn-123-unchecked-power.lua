-- OGN-123 Unchecked Power
-- Your units are exhausted, then twelve damage to every unit at a battlefield.

local friends, everyone = unit { friendly }, unit { at = battlefield }

card "OGN-123" {
  effect {
    run = function()
      exhaust(friends)
      deal(12, everyone)
    end,
  },
}
