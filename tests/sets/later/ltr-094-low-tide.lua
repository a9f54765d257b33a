-- LTR-094 Low Tide
-- Draw one, then recycle me.
card "LTR-094" { effect { run = function() draw(1) recycle(me) end } }
