-- VEN-112 Zed, Without a Sound.

scenario "Conquering, Zed brings a Shadow Clone to your base" {
  covers = { "VEN-112", "VEN-T01", "383.4.c" },
  you = { base = { "Zed, Without a Sound" } },

  run = function(t)
    t.you:move("Zed, Without a Sound", "0")
    t:fight()

    t:expect { you = { base = { "Shadow Clone" }, units = { ["0"] = { "Zed, Without a Sound" } } } }
    t:expect_unit("Shadow Clone", { might = 0, token = true })
  end,
}

scenario "Zed and a Clone change places, in a showdown too" {
  covers = { "VEN-112", "Action", "445", "359.3.f" },
  you = {
    base = { "Shadow Clone" },
    units = { ["0"] = { "Zed, Without a Sound" } },
    runes = { chaos = 1 },
  },
  foe = { base = { "Mega-Mech", "Shadow Clone" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:use("Zed, Without a Sound")
    t:everyone_passes()
    t:expect { you = { base = { "Zed, Without a Sound" }, units = { ["0"] = { "Shadow Clone" } }, runes = 0 } }
    t:fight()

    t:expect { you = { base = { "Zed, Without a Sound" } }, foe = { points = 1, units = { ["0"] = { "Mega-Mech" } } } }
  end,
}

scenario "Between two battlefields they change, too" {
  covers = { "VEN-112", "445" },
  you = { units = { ["0"] = { "Zed, Without a Sound" }, ["1"] = { "Shadow Clone" } }, runes = { chaos = 1 } },

  run = function(t)
    t.you:use("Zed, Without a Sound")
    t:everyone_passes()

    t:expect { you = { units = { ["0"] = { "Shadow Clone" }, ["1"] = { "Zed, Without a Sound" } } } }
  end,
}

scenario "The opponent's Clone will not do" {
  covers = { "VEN-112", "355.8" },
  you = { units = { ["0"] = { "Zed, Without a Sound" } }, runes = { chaos = 1 } },
  foe = { base = { "Shadow Clone" } },

  run = function(t) t.you:refused("use", "Zed, Without a Sound", "355.8") end,
}

scenario "A Zed who is gone before changes places with nobody" {
  covers = { "VEN-112", "359.3.f.2.a" },
  you = { base = { "Shadow Clone" }, units = { ["0"] = { "Zed, Without a Sound" } }, runes = { chaos = 1 } },
  foe = { hand = { "Star-Crossed" }, units = { ["1"] = { "Recruit" } }, runes = { chaos = 4 } },

  run = function(t)
    t.you:use("Zed, Without a Sound")
    t.you:pass()
    t.foe:play("Star-Crossed", { target = { { "Recruit" }, { "Zed, Without a Sound" } } })
    t:everyone_passes()

    t:expect { chain = {}, you = { hand = { "Zed, Without a Sound" }, base = { "Shadow Clone" }, units = { ["0"] = {} } } }
  end,
}

scenario "A Shadow Clone that Zed has brought attacks, and may banish a unit of your trash" {
  covers = { "VEN-112", "VEN-T01", "383.4.e", "Assault" },
  you = { base = { "Shadow Clone" }, trash = { "Pakaa Cub", "Gust" } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:move("Shadow Clone", "0", { may = true })
    t:everyone_passes()

    t:expect_unit("Shadow Clone", { might = 4, attacking = true })
    t:expect { you = { trash = { "Gust" }, banished = { "Pakaa Cub" } } }
  end,
}
