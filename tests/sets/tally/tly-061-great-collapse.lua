-- TLY-061 Great Collapse
-- All units at a battlefield die.
local crowd = unit { at = battlefield }

card "TLY-061" { effect { run = function() kill(crowd) end } }
