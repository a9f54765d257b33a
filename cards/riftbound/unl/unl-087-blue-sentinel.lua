-- UNL-087 Blue Sentinel
-- Your holds of its battlefield fire one more time; holding, a Power as your next Main Phase
-- begins.
local gift = when { main_phase = you, once, adds = { any = 1 } }

card "UNL-087" {
  passive { yours, triggers_again = "holds", at = here },
  when { holds = me, run = function() delayed(gift) end },
}
