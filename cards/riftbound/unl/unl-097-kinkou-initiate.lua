-- UNL-097 Kinkou Initiate
-- A card on arrival if your other units have five Might together.
local others = unit { yours, another }

card "UNL-097" {
  when { played = me,
    run = function()
      local total = 0
      for u in each(others) do total = total + might(u) end
      if total >= 5 then draw(1) end
    end,
  },
}
