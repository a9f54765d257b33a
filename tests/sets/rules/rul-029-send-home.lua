-- RUL-029 Send Home
-- All friendly units go back to hand.
local friends = unit { friendly }

card "RUL-029" { effect { run = function() put(friends, hand) end } }
