-- VEN-T01 Shadow Clone
-- Attacking, it may banish a unit of your trash to be four Might stronger for the turn.
card "VEN-T01" {
  when { attacks = me, may, target = unit { yours, at = trash },
    run = function(u)
      if banish(u) then give(me, "Assault 4", this_turn) end
    end,
  },
}
