-- OGN-135 Pakaa Cub, and Hidden on a unit.

scenario "The Cub leaps out in the foe's attack and defends" {
  covers = { "OGN-135", "Hidden", "811.1.d", "464.2.c.3.a" },
  you = { facedown = { ["0"] = { "Pakaa Cub" } }, units = { ["0"] = { "Recruit" } } },
  foe = { base = { "Shipyard Skulker" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Shipyard Skulker", "0")
    t.foe:pass()
    t.you:play("Pakaa Cub", { from = "facedown" })
    t:expect_unit("Pakaa Cub", { at = "Blank Battlefield", defending = true, exhausted = true })
    t:answers { foe = { { assign = "Recruit" }, { assign = "Pakaa Cub" } } }
    t:fight()

    t:expect { foe = { trash = { "Shipyard Skulker" } }, you = { units = { ["0"] = { "Pakaa Cub" } } } }
  end,
}

scenario "A battlefield holds one facedown card" {
  covers = { "OGN-135", "Hidden", "107.3.b" },
  you = { hand = { "Pakaa Cub", "Pakaa Cub" }, runes = { body = 2 }, units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:hide("Pakaa Cub", "0")

    t.you:refused("hide", "Pakaa Cub", "0", "107.3.b")
  end,
}

scenario "Without a rune nothing is hidden" {
  covers = { "OGN-135", "Hidden", "811" },
  you = { hand = { "Pakaa Cub" }, units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:refused("hide", "Pakaa Cub", "0", "357.1")
  end,
}

scenario "From the hand the Cub is played in its player's turn alone" {
  covers = { "OGN-135", "Hidden", "811" },
  you = { hand = { "Pakaa Cub" }, runes = { body = 3 }, units = { ["0"] = { "Recruit" } } },
  foe = { base = { "Shipyard Skulker" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Shipyard Skulker", "0")
    t.foe:pass()

    t.you:refused("play", "Pakaa Cub", "308.1.a")
  end,
}
