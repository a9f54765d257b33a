-- TLY-078 Stopped Clock
-- As long as you have no unit, each Draw Phase of yours is replaced by another one.
local nobody = unit { friendly }

card "TLY-078" {
  instead { draw_phase = you,
    run = function()
      if count(nobody) == 0 then extra_phase("Draw") end
    end,
  },
}
