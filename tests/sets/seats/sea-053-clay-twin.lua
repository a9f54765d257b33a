-- SEA-053 Clay Twin
-- It becomes a copy of another unit.
card "SEA-053" { when { played = me, target = unit { another }, run = function(u) become_copy(me, u) end } }
