-- WGH-009 Late Muster
-- Roll Call stands above its text: the card that it draws is there to be discarded.
card "WGH-009" { effect { run = function() discard(1) end } }
