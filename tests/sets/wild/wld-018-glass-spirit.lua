-- WLD-018 Glass Spirit
-- Enters as a copy of a unit, with one Might more.
local model = unit { another }

card "WLD-018" {
  as { played = me, may,
    run = function()
      become_copy(me, pick(model))
      give_might(me, 1)
    end,
  },
}
