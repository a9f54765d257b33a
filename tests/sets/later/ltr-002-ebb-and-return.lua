-- LTR-002 Ebb and Return
-- A card for you.
card "LTR-002" { effect { run = function() draw(1) end } }
