-- TIE-013 Dream Weaver
-- It plays a copy of an enemy unit for nothing; when it leaves, the copy is banished.
local dream = unit { linked }

card "TIE-013" {
  when { played = me, target = unit { enemy }, run = function(u) link(play_copy(u, ignoring_cost)) end },
  when { leaves = me, run = function() banish(dream) end },
}
