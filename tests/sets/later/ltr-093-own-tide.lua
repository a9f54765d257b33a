-- LTR-093 Own Tide
-- Draw one, and take me back to your hand.
card "LTR-093" { effect { run = function() draw(1) put(me, hand) end } }
