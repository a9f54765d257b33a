-- WLD-058 Great March
-- All your units at home move to one battlefield.
local home = unit { yours, at = base }

card "WLD-058" {
  effect { target = battlefield, run = function(b) move(home, b) end },
}
