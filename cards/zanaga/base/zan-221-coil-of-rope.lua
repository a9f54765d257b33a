-- ZAN-221 Coil of Rope
-- Activate in the movement step: mountain can be entered with a die that shows hills.

local climbing = passive { you, climbs }

card "ZAN-221" {
  activated {
    provided = keeps(moment, "move"),
    cost = { activate = me },
    run = function() delayed(climbing, this_turn) end,
  },
}
