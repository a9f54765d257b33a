-- UNL-174 Shard of Undoing
-- The first friendly death in your Beginning Phase costs each opponent a unit.
local their_unit = unit { theirs }

card "UNL-174" {
  when { dies = unit { friendly }, phase = "Beginning", nth = 1, provided = player { you, turn_player },
    run = function()
      for p in each(opponent) do kill(pick(their_unit, p), p) end
    end,
  },
}
