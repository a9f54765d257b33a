-- UNL-158 Shepherd's Heirloom
-- Brings one experience, and is equipped for one.
card "UNL-158" {
  when { played = me, run = function() gain_xp(1) end },
  costs { Equip = { xp = 1 } },
}
