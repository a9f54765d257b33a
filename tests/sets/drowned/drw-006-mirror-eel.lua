-- DRW-006 Mirror Eel
-- The ability of another unit on your side happens once more, but no eel copies an eel.
local teacher = unit { friendly, another, at = row, except { namesake } }

card "DRW-006" { effect { target = teacher, run = function(u) perform(u, you) end } }
