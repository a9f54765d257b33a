-- VEN-039 Crumbling Sands
-- The end of a spell, once another one was played by an opponent in the same turn.
local another_one = happened { finalized = spell { except { it } }, by = opponent }

card "VEN-039" {
  effect { target = spell, run = function(s) if count(another_one) > 0 then counter(s) end end },
}
