-- GWT-187 Monsters
-- One of your units stays after each round; chance chooses, but no hero.
local common = unit { friendly, at = row, except { has = "Hero" } }
local any = unit { friendly, at = row }

card "GWT-187" {
  when { round_over = you, run = function()
    mark(random_of(1, setting("faction_units", "any") and any or common), "stays")
  end },
}
