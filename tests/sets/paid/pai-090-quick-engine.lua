-- PAI-090 Quick Engine
-- Three Energy, at any time: a card.
card "PAI-090" { activated { reaction, cost = { energy = 3 }, run = function() draw(1) end } }
