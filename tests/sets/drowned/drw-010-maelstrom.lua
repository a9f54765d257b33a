-- DRW-010 Maelstrom
-- All enemy units are destroyed. It says nothing of heroes: no ability destroys them.
local enemies = unit { enemy, at = row }

card "DRW-010" { effect { run = function() destroy(find(enemies)) end } }
