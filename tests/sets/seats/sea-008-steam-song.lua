-- SEA-008 Steam Song
-- A card.
card "SEA-008" { effect { run = function() draw(1) end } }
