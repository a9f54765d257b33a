-- SFD-110 Fiora, Peerless
-- One on one her Might doubles for the combat.

local one_on_one = { unit { me, alone }, unit { enemy, alone, here } }

card "SFD-110" {
  when { attacks = me, defends = me, provided = one_on_one,
    run = function() give_might(me, might(me), this_combat) end,
  },
}
