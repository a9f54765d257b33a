-- SFD-142 Jae Medarda
-- A card whenever a spell of yours chooses it.
card "SFD-142" {
  when { chosen = me, by = you, with = spell, run = function() draw(1) end },
}
