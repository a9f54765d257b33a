-- OGN-002 Brazen Buccaneer.

scenario "A discarded card makes the Buccaneer two Energy cheaper" {
  covers = { "OGN-002", "356.2", "356.4" },
  you = { hand = { "Brazen Buccaneer", "Pouty Poro" }, runes = { fury = 6 } },

  run = function(t)
    t.you:play("Brazen Buccaneer", { additional = true })

    t:expect { you = { hand = {}, trash = { "Pouty Poro" }, base = { "Brazen Buccaneer" }, runes_ready = 2 } }
  end,
}

scenario "Whoever keeps the card pays the Buccaneer in full" {
  covers = { "OGN-002", "356.2" },
  you = { hand = { "Brazen Buccaneer", "Pouty Poro" }, runes = { fury = 6 } },

  run = function(t)
    t.you:play("Brazen Buccaneer", { additional = false })

    t:expect { you = { hand = { "Pouty Poro" }, trash = {}, runes_ready = 0 } }
  end,
}

scenario "With four runes the Buccaneer comes only for a card" {
  covers = { "OGN-002", "356.4" },
  you = { hand = { "Brazen Buccaneer", "Pouty Poro" }, runes = { fury = 4 } },

  run = function(t)
    t.you:play("Brazen Buccaneer")

    t:expect { you = { trash = { "Pouty Poro" }, base = { "Brazen Buccaneer" }, runes_ready = 0 } }
  end,
}

scenario "The Buccaneer cannot discard itself" {
  covers = { "OGN-002", "203.3", "354" },
  you = { hand = { "Brazen Buccaneer" }, runes = { fury = 4 } },

  run = function(t)
    t.you:refused("play", "Brazen Buccaneer", "357.1")
  end,
}

scenario "Of several cards the Buccaneer's player chooses which to discard" {
  covers = { "OGN-002", "422" },
  you = { hand = { "Brazen Buccaneer", "Pouty Poro", "Mega-Mech" }, runes = { fury = 4 } },

  run = function(t)
    t.you:play("Brazen Buccaneer", { discard = "Mega-Mech" })

    t:expect { you = { hand = { "Pouty Poro" }, trash = { "Mega-Mech" } } }
  end,
}
