-- CLK-007 The Winder
-- Two ticks for you, or one of your units is wound up for the rest of the round.
local common = unit { friendly, at = row, except { has = "Hero" } }

card "CLK-007" {
  activated { modes = {
    { "ticks", run = function() tick(2, you) end },
    { "wind up", target = common, run = function(u) give(u, "Wound 3", this_round) end },
  } },
}
