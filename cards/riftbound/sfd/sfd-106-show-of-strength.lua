-- SFD-106 Show of Strength
-- A card for each of your Mighty units.

local mighty_ones = unit { yours, mighty }

card "SFD-106" {
  effect { run = function() draw(count(mighty_ones)) end },
}
