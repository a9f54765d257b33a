-- TLY-052 Spring Clean
-- Your hand is discarded.
card "TLY-052" { effect { run = function() discard(hand) end } }
