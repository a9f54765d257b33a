-- OGN-139 Cithria of Cloudfield
-- Each further unit you play buffs it.
card "OGN-139" {
  when { played = unit { another }, by = you, run = function() buff(me) end },
}
