-- SEA-034 Small Song
-- A card.
card "SEA-034" { effect { run = function() draw(1) end } }
