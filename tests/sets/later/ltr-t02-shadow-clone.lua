-- LTR-T02 Shadow Clone
-- A unit from your trash, banished as it attacks, makes it strong for the turn.

local in_trash = unit { yours, at = trash }

card "LTR-T02" {
  when { attacks = me, may, provided = in_trash,
    run = function()
      if banish(pick(in_trash)) then give(me, "Assault 4", this_turn) end
    end,
  },
}
