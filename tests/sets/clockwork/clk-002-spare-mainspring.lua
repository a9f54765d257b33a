-- CLK-002 Spare Mainspring
-- The first time that one of your units would be destroyed, it stays and you have a tick more.
card "CLK-002" { instead { destroyed = unit { friendly }, once, run = function() tick(1, you) end } }
