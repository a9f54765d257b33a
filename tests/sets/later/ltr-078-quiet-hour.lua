-- LTR-078 Quiet Hour
-- For the turn, spells of opponents have no Reaction.
local quiet = passive { spell { enemy }, loses = "Reaction" }

card "LTR-078" {
  effect { run = function() delayed(quiet, this_turn) end },
}
