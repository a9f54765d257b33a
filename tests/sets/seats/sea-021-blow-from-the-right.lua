-- SEA-021 Blow from the Right
-- Two damage to a unit of the player to your right.
card "SEA-021" { effect { target = unit { controller = player { right } }, run = function(u) deal(2, u) end } }
