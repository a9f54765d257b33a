-- PAI-016 Dear Invitation
-- You play a unit from your trash for two Energy more than it costs.
local two_more = additional_cost { energy = 2 }

card "PAI-016" {
  effect { target = unit { yours, at = trash }, run = function(u) play(u, two_more) end },
}
