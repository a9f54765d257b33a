-- SLT-022 Trail Lore
-- One of your units hunts what is hurt, until the end of the turn.
local hunter = with_query("Hunter", unit { damage = at_least(1) })

card "SLT-022" {
  effect { target = unit { friendly }, run = function(u) give(u, hunter, this_turn) end },
}
