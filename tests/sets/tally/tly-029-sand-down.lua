-- TLY-029 Sand Down
-- Two notches less on a gear.
card "TLY-029" { effect { target = gear, run = function(g) count_on(g, "notch", -2) end } }
