-- OGN-038 Kadregrin the Infernal
-- A card for each of your Mighty units, itself included, on arrival.

local mighty_ones = unit { yours, mighty }

card "OGN-038" {
  when { played = me, run = function() draw(count(mighty_ones)) end },
}
