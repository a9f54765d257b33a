-- VEN-113 Kennen, Storm of Shuriken.

scenario "Played, Kennen burns two cards" {
  covers = { "VEN-113", "440", "383.4.a" },
  you = { hand = { "Kennen, Storm of Shuriken" }, runes = { chaos = 3 }, deck = { "Gust", "Pakaa Cub", "Cleave" } },

  run = function(t)
    t.you:play("Kennen, Storm of Shuriken")
    t:everyone_passes()

    t:expect { you = { trash = { "Gust", "Pakaa Cub" }, deck = { "Cleave" } } }
  end,
}

scenario "Conquering, Kennen gives a spell of your trash Flow for its cost, this turn" {
  covers = { "VEN-113", "Flow", "829", "206" },
  you = { base = { "Kennen, Storm of Shuriken" }, trash = { "Void Seeker", "Cleave", "Pakaa Cub" }, runes = { fury = 4 } },
  foe = { units = { ["1"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Kennen, Storm of Shuriken", "0")
    t:answers { you = { { target = "Void Seeker" } } }
    t:fight()
    t.you:offers_not("play", "Cleave")
    t.you:play("Void Seeker", { from = "trash", target = "Mega-Mech" })
    t:expect { you = { runes = 3, runes_ready = 1 } }
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 4 })
    t:expect { you = { banished = { "Void Seeker" }, trash = { "Cleave", "Pakaa Cub" } } }
  end,
}

scenario "In the next turn the Flow is gone" {
  covers = { "VEN-113", "317.2" },
  you = { base = { "Kennen, Storm of Shuriken" }, trash = { "Discipline" }, runes = { calm = 4 } },

  run = function(t)
    t.you:move("Kennen, Storm of Shuriken", "0")
    t:fight()
    t.you:offers("play", "Discipline")
    t:next_turn()
    t:next_turn()

    t.you:offers_not("play", "Discipline")
  end,
}

scenario "Without a spell in your trash Kennen gives nothing" {
  covers = { "VEN-113", "402.4" },
  you = { base = { "Kennen, Storm of Shuriken" }, trash = { "Pakaa Cub" } },
  foe = { trash = { "Gust" } },

  run = function(t)
    t.you:move("Kennen, Storm of Shuriken", "0")
    t:fight()

    t:expect { chain = {}, you = { points = 1 } }
  end,
}

scenario "A spell with a Flow of its own has two prices then" {
  covers = { "VEN-113", "829" },
  you = { base = { "Kennen, Storm of Shuriken" }, trash = { "Twilight Step" }, runes = { chaos = 2 } },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.you:refused("play", "Twilight Step", "357.1")
    t.you:move("Kennen, Storm of Shuriken", "0")
    t:fight()
    t.you:play("Twilight Step", { from = "trash", target = "Recruit", destination = "1" })
    t:everyone_passes()

    t:expect { foe = { units = { ["1"] = { "Recruit" } } }, you = { banished = { "Twilight Step" }, runes = 1 } }
  end,
}

scenario "With enough runes the player says which price" {
  covers = { "VEN-113", "829" },
  you = { base = { "Kennen, Storm of Shuriken" }, trash = { "Twilight Step" }, runes = { chaos = 5 } },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.you:move("Kennen, Storm of Shuriken", "0")
    t:fight()
    t.you:play("Twilight Step", { from = "trash", price = "the printed cost", target = "Recruit", destination = "1" })

    t:expect { you = { runes = 4, runes_ready = 3 } }
  end,
}
