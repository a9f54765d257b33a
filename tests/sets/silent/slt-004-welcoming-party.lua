-- SLT-004 Welcoming Party
-- Plays a unit of your trash for nothing, then readies it.
local fallen = unit { yours, at = trash }
local greet = effect { run = function() ready(it) end }
card "SLT-004" {
  when { played = me, run = function() do_this(greet, play(pick(fallen), ignoring_cost)) end },
}
