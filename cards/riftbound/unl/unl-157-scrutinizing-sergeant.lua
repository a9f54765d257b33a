-- UNL-157 Scrutinizing Sergeant
-- On arrival one experience for each friendly unit, itself included.
local friends = unit { friendly }

card "UNL-157" {
  when { played = me, run = function() gain_xp(count(friends)) end },
}
