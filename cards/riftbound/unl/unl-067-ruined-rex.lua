-- UNL-067 Ruined Rex
-- Its death deals four to an enemy unit.
card "UNL-067" {
  deathknell { target = unit { enemy }, run = function(u) deal(4, u) end },
}
