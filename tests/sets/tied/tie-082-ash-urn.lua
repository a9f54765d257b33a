-- TIE-082 Ash Urn
-- Kill it with any number of its singes to draw so many.
card "TIE-082" { activated { cost = { singed = any_number, kill = me }, run = function() draw(paid()) end } }
