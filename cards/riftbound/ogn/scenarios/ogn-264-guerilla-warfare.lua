-- OGN-264 Guerilla Warfare: Hidden cards come back, and hiding is free this turn.

scenario "Guerilla Warfare returns two Hidden cards, which may be hidden for nothing this turn" {
  covers = { "OGN-264", "811", "421" },
  you = {
    units = { ["Void Gate"] = { "Recruit" }, ["Grove of the God-Willow"] = { "Recruit" } },
    hand = { "Guerilla Warfare" },
    runes = { mind = 1, chaos = 1 },
    trash = { "Pakaa Cub", "Sprite Call", "Mega-Mech" },
  },

  run = function(t)
    t.you:play("Guerilla Warfare", { target = { "Pakaa Cub", "Sprite Call" } })
    t:everyone_passes()
    t:expect { you = { hand = { "Pakaa Cub", "Sprite Call" }, trash = { "Mega-Mech", "Guerilla Warfare" } } }
    t.you:hide("Pakaa Cub", "Void Gate")
    t.you:hide("Sprite Call", "Grove of the God-Willow")

    t:expect {
      you = {
        runes = 1,
        facedown = { ["Void Gate"] = { "Pakaa Cub" }, ["Grove of the God-Willow"] = { "Sprite Call" } },
      },
    }
  end,
}

scenario "Guerilla Warfare is played for the free hiding alone" {
  covers = { "OGN-264", "355.13" },
  you = {
    units = { ["Void Gate"] = { "Recruit" } },
    hand = { "Guerilla Warfare", "Pakaa Cub" },
    runes = { mind = 1, chaos = 1 },
    trash = { "Sprite Call", "Mega-Mech" },
  },

  run = function(t)
    t.you:play("Guerilla Warfare", { target = "none" })
    t:everyone_passes()
    t.you:hide("Pakaa Cub", "Void Gate")

    t:expect { you = { runes = 1, trash_size = 3, facedown = { ["Void Gate"] = { "Pakaa Cub" } } } }
  end,
}

scenario "In the turns after Guerilla Warfare hiding has its price again" {
  covers = { "OGN-264", "317.2", "357.1" },
  you = {
    units = { ["Void Gate"] = { "Recruit" } },
    hand = { "Guerilla Warfare", "Pakaa Cub" },
    runes = { mind = 1, chaos = 1 },
    rune_deck = {},
  },

  run = function(t)
    t.you:play("Guerilla Warfare")
    t:everyone_passes()
    t:next_turn()
    t:next_turn()
    t.you:hide("Pakaa Cub", "Void Gate")

    t:expect { you = { runes = 1, facedown = { ["Void Gate"] = { "Pakaa Cub" } } } }
  end,
}

scenario "Guerilla Warfare chooses two cards with Hidden at most, no others" {
  covers = { "OGN-264", "355.9" },
  you = {
    hand = { "Guerilla Warfare" },
    runes = { mind = 1, chaos = 1 },
    trash = { "Pakaa Cub", "Mega-Mech" },
  },
  foe = { trash = { "Sprite Call" } },

  run = function(t)
    t.you:play("Guerilla Warfare", { target = "?" })
    t.you:offers("target", "Pakaa Cub")
    t.you:offers_not("target", "Mega-Mech")
    t.you:offers_not("target", "Sprite Call")
    t.you:answer("none")
    t:everyone_passes()
  end,
}

scenario "Guerilla Warfare returns two cards at most" {
  covers = { "OGN-264", "355.13" },
  you = {
    hand = { "Guerilla Warfare", "Guerilla Warfare" },
    runes = { mind = 2, chaos = 2 },
    trash = { "Pakaa Cub", "Sprite Call", "Hidden Blade" },
  },

  run = function(t)
    t.you:play("Guerilla Warfare", { target = { { "Pakaa Cub", "Sprite Call" }, { "Hidden Blade" } } })
    t:everyone_passes()
    t:expect { you = { hand = { "Guerilla Warfare", "Pakaa Cub", "Sprite Call" } } }
    t.you:play("Guerilla Warfare")
    t:everyone_passes()

    t:expect { you = { hand = { "Pakaa Cub", "Sprite Call", "Hidden Blade" } } }
  end,
}
