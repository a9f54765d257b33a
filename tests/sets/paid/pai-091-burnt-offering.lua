-- PAI-091 Burnt Offering
-- It dies for a card.
card "PAI-091" { activated { cost = { kill = me }, run = function() draw(1) end } }
