-- Keywords that are ignored for one action (765).

scenario "A spell that ignores Deflect costs no more" {
  covers = { "RCH-057", "765" },
  you = { hand = { "Plain Truth" }, runes = { fury = 1 } },
  foe = { base = { "Pouty Poro" } },

  run = function(t)
    t.you:play("Plain Truth", { target = "Pouty Poro" })
    t:everyone_passes()
    t:expect { you = { runes = 1 }, foe = { base = {}, trash = { "Pouty Poro" } } }
  end,
}

scenario "Another spell has to pay" {
  covers = { "RCH-059", "809.1" },
  you = { hand = { "Blunt Truth" }, runes = { fury = 1 } },
  foe = { base = { "Pouty Poro" } },

  run = function(t)
    t.you:play("Blunt Truth", { target = "Pouty Poro" })
    t:everyone_passes()
    t:expect { you = { runes = 0 }, foe = { trash = { "Pouty Poro" } } }
  end,
}

scenario "Who ignores Tank assigns to any unit; the other player does not" {
  covers = { "RCH-058", "765", "815" },
  you = { base = { "Line Breaker" } },
  foe = { units = { ["Zaun Warrens"] = { "Sunlit Guardian", "Pakaa Cub" } } },

  run = function(t)
    t.you:move("Line Breaker", "Zaun Warrens")
    t:answers { you = { { assign = "Pakaa Cub" } } }
    t:fight()
    t:everyone_passes()
    t:expect { foe = { trash = { "Pakaa Cub" }, units = { ["Zaun Warrens"] = { "Sunlit Guardian" } } } }
  end,
}
