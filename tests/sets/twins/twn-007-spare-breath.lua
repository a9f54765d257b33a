-- TWN-007 Spare Breath
-- A unit is readied once more, whenever you like, for as long as it stays.
local breath = activated { once, run = function() ready(me) end }

card "TWN-007" {
  effect { target = unit, run = function(u) give(u, breath) end },
}
