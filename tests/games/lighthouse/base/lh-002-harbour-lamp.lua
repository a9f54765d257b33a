-- LH-002 Harbour Lamp
-- When it is lit, the first storm calms down.
card "LH-002" { when { lights = me, run = function() put(top(track), sea, "calms") end } }
