-- SFD-192 Shurelya's Requiem
-- Played, it readies your units. Attached: those beside its host have Ganking, the host too.
local my_units = unit { yours }

card "SFD-192" {
  when { played = me, run = function() ready(my_units) end },
  attached { passive { unit { yours, here }, has = "Ganking" } },
}
