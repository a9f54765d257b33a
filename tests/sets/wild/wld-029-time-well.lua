-- WLD-029 Time Well
-- Its first hold of the game gives another turn.
card "WLD-029" { when { holds = you, here, once, run = function() extra_turn() end } }
