-- SFD-026 Rumble, Hotheaded
-- Your Mechs have Assault; his conquest may trade another friendly unit for a Mech of your trash.

local its_might_less = discount { energy = might_paid() }

card "SFD-026" {
  passive { unit { yours, tag = "Mech" }, has = "Assault" },
  when { conquers = me, may, cost = { recycle = unit { friendly, another } },
    target = card { yours, tag = "Mech", at = trash },
    run = function(mech) play(mech, its_might_less) end,
  },
}
