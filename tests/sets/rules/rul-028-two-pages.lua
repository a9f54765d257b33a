-- RUL-028 Two Pages
-- Draws two.
card "RUL-028" { effect { run = function() draw(2) end } }
