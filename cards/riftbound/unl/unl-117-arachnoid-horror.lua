-- UNL-117 Arachnoid Horror
-- Where an enemy unit stands alone, it and your other units may be played.
local lonely_enemy = battlefield { has = unit { enemy, alone } }

card "UNL-117" {
  can { played = me, to = lonely_enemy },
  can { played = unit { friendly, another }, to = lonely_enemy },
}
