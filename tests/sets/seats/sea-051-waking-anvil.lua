-- SEA-051 Waking Anvil
-- For one Energy it is a unit this turn, with its Energy as Might.
local awake = passive { me, is = unit, base_might = energy(me) }

card "SEA-051" { activated { cost = { energy = 1 }, run = function() give(me, awake, this_turn) end } }
