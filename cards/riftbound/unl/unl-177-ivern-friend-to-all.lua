-- UNL-177 Ivern, Friend to All
-- Bird, Cat, Dog or Poro as you like; a point for conquering or holding while your units have all four.
local kinds = { tag "Bird", tag "Cat", tag "Dog", tag "Poro" }

card "UNL-177" {
  as { played = me, run = function() give(me, kinds[choose("Bird", "Cat", "Dog", "Poro")]) end },
  when { conquers = me, holds = me,
    run = function() if companion_kinds() == 4 then gain_points(1) end end,
  },
}
