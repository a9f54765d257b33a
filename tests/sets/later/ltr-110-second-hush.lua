-- LTR-110 Second Hush
-- A friendly unit gets for this turn: other units here have no Tank.
local hush = passive { unit { here, another }, loses = "Tank" }

card "LTR-110" { effect { target = unit { friendly }, run = function(u) give(u, hush, this_turn) end } }
