-- UNL-020 Dancing Grenade
-- Two damage to a unit; its controller may play this again for one Power, then with one more
-- damage for each time that it has dealt some this turn.
local one_power = cost { any = 1 }
local fiercer = passive { it, bonus_damage = 1, each = happened { damaged = unit, with = it } }

card "UNL-020" {
  effect { target = unit,
    run = function(u)
      deal(2, u)
      local whose = controller(u)
      if whose and wants("play it again for one power", whose) then
        delayed(fiercer, this_turn, play(me, one_power, whose))
      end
    end,
  },
}
