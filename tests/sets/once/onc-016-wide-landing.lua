-- ONC-016 Wide Landing
-- You may play your next unit this turn to any battlefield.

local landing = can { played = unit { yours }, to = battlefield, once }

card "ONC-016" {
  effect { run = function() delayed(landing, this_turn) end },
}
