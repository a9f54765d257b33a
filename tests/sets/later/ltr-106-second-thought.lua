-- LTR-106 Second Thought
-- Counter a spell if an opponent has played another one this turn.
local more = happened { finalized = spell { another }, by = opponent }

card "LTR-106" {
  effect { target = spell, run = function(s) if count(more) > 0 then counter(s) end end },
}
