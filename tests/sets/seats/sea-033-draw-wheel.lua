-- SEA-033 Draw Wheel
-- Two Energy for a card.
card "SEA-033" { activated { cost = { energy = 2 }, run = function() draw(1) end } }
