-- SEA-006 Ember Seal
-- A card.
card "SEA-006" { effect { run = function() draw(1) end } }
