-- SEA-020 Gift to the Left
-- The player to your left draws a card.
card "SEA-020" { effect { run = function() draw(1, left) end } }
