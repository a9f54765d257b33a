-- UNL-097 Kinkou Initiate
-- A card on arrival if your other units have five Might together.
local others = unit { yours, another }

card "UNL-097" {
  when { played = me,
    run = function()
      local sum = 0
      for u in each(others) do sum = sum + might(u) end
      if sum >= 5 then draw(1) end
    end,
  },
}
