-- OGN-287 Sigil of the Storm
-- Conquering it costs a rune, which is recycled.

local my_rune = rune { yours }

card "OGN-287" {
  when { conquers = you, here, run = function() recycle(pick(my_rune)) end },
}
