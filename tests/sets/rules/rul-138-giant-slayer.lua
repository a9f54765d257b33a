-- RUL-138 Giant Slayer
-- A Mighty unit dies.
card "RUL-138" { effect { target = unit { mighty }, run = function(u) kill(u) end } }
