-- ZAN-172 Drum of Calling
-- Activate at a roaming check: choose any roaming monster; it counts as matching.

local calls = passive { you, matches_all }

card "ZAN-172" {
  activated {
    provided = keeps(moment, "roam"),
    cost = { activate = me },
    run = function() delayed(calls, this_turn) end,
  },
}
