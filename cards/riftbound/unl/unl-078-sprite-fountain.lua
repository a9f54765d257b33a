-- UNL-078 Sprite Fountain
-- Played, and dying, it brings a ready Sprite to your base.
local function bring_sprite() play_token("Sprite", readied, base) end

card "UNL-078" {
  when { played = me, run = bring_sprite },
  deathknell { run = bring_sprite },
}
