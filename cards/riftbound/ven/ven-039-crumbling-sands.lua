-- VEN-039 Crumbling Sands
-- Counters a spell, if an opponent has played another one this turn.
local another_one = happened { finalized = spell { except { it } }, by = opponent }

card "VEN-039" {
  effect { target = spell, run = function(s) if count(another_one) > 0 then counter(s) end end },
}
