-- VEN-098 Stargazer.

scenario "A spell with Flow costs two Energy less from your trash" {
  covers = { "VEN-098", "Flow", "829", "356.4" },
  you = { base = { "Stargazer" }, trash = { "Up from the Deep" }, runes = { chaos = 2 } },

  run = function(t)
    t.you:play("Up from the Deep", { from = "trash" })
    t:everyone_passes()

    t:expect { you = { base = { "Stargazer", "Tentacle", "Tentacle" }, banished = { "Up from the Deep" }, runes_ready = 1 } }
  end,
}

scenario "The Power of a Flow cost stays" {
  covers = { "VEN-098", "163" },
  you = { base = { "Stargazer" }, trash = { "Twilight Step" }, runes = { chaos = 3 } },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.you:play("Twilight Step", { from = "trash", target = "Recruit", destination = "1" })

    t:expect { chain = { "Twilight Step" }, you = { runes = 2, runes_ready = 1 } }
  end,
}

scenario "From the hand it costs what it did" {
  covers = { "VEN-098", "357.1" },
  you = { base = { "Stargazer" }, hand = { "Up from the Deep" }, runes = { chaos = 2 } },

  run = function(t) t.you:refused("play", "Up from the Deep", "357.1") end,
}

scenario "It always costs one Energy, with two Stargazers too" {
  covers = { "VEN-098", "356.4.e" },
  you = { base = { "Stargazer", "Stargazer" }, trash = { "Up from the Deep" } },

  run = function(t) t.you:refused("play", "Up from the Deep", { from = "trash" }, "357.1") end,
}

scenario "The opponent's Stargazer is nothing to you" {
  covers = { "VEN-098" },
  you = { trash = { "Up from the Deep" }, runes = { chaos = 2 } },
  foe = { base = { "Stargazer" } },

  run = function(t) t.you:refused("play", "Up from the Deep", { from = "trash" }, "357.1") end,
}

scenario "A Flow spell that another card lets you play from the trash is cheaper as well" {
  covers = { "VEN-098", "356.4" },
  you = { base = { "Stargazer" }, gear = { "Endless Riches" }, trash = { "Twilight Step" }, runes = { chaos = 1 } },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.you:play("Twilight Step", { from = "trash", target = "Recruit", destination = "1" })

    t:expect { chain = { "Twilight Step" }, you = { runes = 0 } }
  end,
}

scenario "Two Stargazers and a Flow of three: the price is one" {
  covers = { "VEN-098", "356.4.e" },
  you = { base = { "Stargazer", "Stargazer" }, trash = { "Up from the Deep" }, runes = { chaos = 2 } },

  run = function(t)
    t.you:play("Up from the Deep", { from = "trash" })
    t:everyone_passes()
    t:expect { you = { runes_ready = 1 } }
  end,
}

scenario "Flow that Kennen has given counts as well" {
  covers = { "VEN-098", "VEN-113", "Flow" },
  you = { base = { "Stargazer", "Kennen, Storm of Shuriken" }, trash = { "Void Seeker" }, runes = { fury = 2 } },
  foe = { units = { ["1"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Kennen, Storm of Shuriken", "0")
    t:fight()
    t.you:play("Void Seeker", { from = "trash", target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 4 })
    t:expect { you = { banished = { "Void Seeker" }, runes = 1, runes_ready = 1 } }
  end,
}
