-- SFD-204 On the Hunt
-- All your units are ready again.
local my_units = unit { yours }

card "SFD-204" {
  effect { run = function() ready(my_units) end },
}
