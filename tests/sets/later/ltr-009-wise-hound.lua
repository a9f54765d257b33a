-- LTR-009 Wise Hound
-- Ganking with four lore; spells from your trash cost one Energy less.
local much_lore = player { you, lore = at_least(4) }

card "LTR-009" {
  passive { me, has = "Ganking", provided = much_lore },
  passive { spell { yours, from = trash }, cost = { energy = -1 } },
}
