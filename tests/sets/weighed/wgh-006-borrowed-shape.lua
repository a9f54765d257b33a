-- WGH-006 Borrowed Shape
-- As it comes it becomes a copy of another unit.
card "WGH-006" { when { played = me, target = unit { another }, run = function(u) become_copy(me, u) end } }
