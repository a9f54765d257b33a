-- UNL-219 Vaults of Helia
-- Holding it makes your unit cards one Energy dearer for the turn.
local dearer = passive { unit { yours, except { token } }, cost = { energy = 1 } }

card "UNL-219" {
  when { holds = you, here, run = function() delayed(dearer, this_turn) end },
}
