-- KPT-005 Call Them Home
-- Your units go home, and for each that did you gain a point.

local mine = unit { friendly, at = battlefield }

card "KPT-005" {
  effect {
    run = function()
      for _, u in ipairs(recall(mine)) do gain_points(1, owner(u)) end
    end,
  },
}
