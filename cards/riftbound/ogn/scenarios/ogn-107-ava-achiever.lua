-- OGN-107 Ava Achiever.

scenario "For a Mind Ava brings a Hidden unit into her attack" {
  covers = { "OGN-107", "383.3.b", "Hidden" },
  you = { base = { "Ava Achiever" }, hand = { "Pakaa Cub", "Shipyard Skulker" }, runes = { mind = 1 } },
  foe = { units = { ["0"] = { "Playful Phantom" } } },

  run = function(t)
    t.you:move("Ava Achiever", "0")
    t.you:answer("yes")
    t:answers { you = { { pick = "Pakaa Cub" } } }
    t:everyone_passes()

    t:expect_unit("Pakaa Cub", { at = "Blank Battlefield", attacking = true })
    t:expect { you = { hand = { "Shipyard Skulker" }, runes = 0 } }
  end,
}

scenario "Ava may save the Mind" {
  covers = { "OGN-107", "383.3.a" },
  you = { base = { "Ava Achiever" }, hand = { "Pakaa Cub" }, runes = { mind = 1 } },
  foe = { units = { ["0"] = { "Playful Phantom" } } },

  run = function(t)
    t.you:move("Ava Achiever", "0")
    t.you:answer("no")

    t:expect { chain = {}, you = { hand = { "Pakaa Cub" }, runes = 1 } }
  end,
}

scenario "A Hidden spell is played for nothing as well" {
  covers = { "OGN-107", "419.3", "356.1.b" },
  you = { base = { "Ava Achiever" }, hand = { "Consult the Past" }, runes = { mind = 1 }, deck = { "Cleave", "Gust" } },
  foe = { units = { ["0"] = { "Playful Phantom" } } },

  run = function(t)
    t.you:move("Ava Achiever", "0")
    t.you:answer("yes")
    t:answers { you = { { pick = "Consult the Past" } } }
    t:everyone_passes()

    t:expect { you = { hand = { "Cleave", "Gust" }, trash = { "Consult the Past" } } }
  end,
}

scenario "Without a Mind Ava is not asked" {
  covers = { "OGN-107", "404.2" },
  you = { base = { "Ava Achiever" }, hand = { "Pakaa Cub" }, runes = { fury = 1 } },
  foe = { units = { ["0"] = { "Playful Phantom" } } },

  run = function(t)
    t.you:move("Ava Achiever", "0")

    t:expect { chain = {}, you = { hand = { "Pakaa Cub" } } }
  end,
}

scenario "Under the Warden no unit comes into Ava's attack; the Mind is spent" {
  covers = { "OGN-107", "OGN-070", "054.1", "358.3.a" },
  you = { base = { "Ava Achiever" }, hand = { "Pakaa Cub" }, runes = { mind = 1 } },
  foe = { units = { ["0"] = { "Mageseeker Warden" } } },

  run = function(t)
    t.you:move("Ava Achiever", "0")
    t:answers { you = { { may = true, pick = "Pakaa Cub" } } }
    t.you:pass()
    t.foe:pass()

    t:expect { you = { hand = { "Pakaa Cub" }, runes = 0, units = { ["0"] = { "Ava Achiever" } } } }
  end,
}

scenario "Where Ava has gone no unit can be played to where she is; it stays in the hand" {
  covers = { "OGN-107", "359.3.f.1" },
  you = { base = { "Ava Achiever" }, hand = { "Pakaa Cub" }, runes = { mind = 1 } },
  foe = { units = { ["0"] = { "Recruit" } }, hand = { "Gust", "Smoke Screen" }, runes = { chaos = 1, mind = 3 } },

  run = function(t)
    t.you:move("Ava Achiever", "0")
    t:answers { you = { { may = true }, { pick = "Pakaa Cub" } } }
    t.you:pass()
    t.foe:play("Smoke Screen", { target = "Ava Achiever" })
    t.foe:pass()
    t.you:pass()
    t.you:pass()
    t.foe:play("Gust", { target = "Ava Achiever" })
    t:everyone_passes()

    t:expect { you = { hand = { "Pakaa Cub", "Ava Achiever" }, runes = 0 } }
  end,
}
