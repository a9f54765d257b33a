-- OGN-113 Malzahar, Fanatic.

scenario "Malzahar turns a friend into two Power" {
  covers = { "OGN-113", "429", "428" },
  you = { base = { "Malzahar, Fanatic", "Recruit" }, hand = { "Wind Wall" } },

  run = function(t)
    t.you:use("Malzahar, Fanatic", { cost = "Recruit" })

    t:expect { chain = {}, you = { base = { "Malzahar, Fanatic" }, resources = { any = 2 } } }
    t:expect_unit("Malzahar, Fanatic", { exhausted = true })
  end,
}

scenario "Malzahar's offering in a showdown pays for a spell" {
  covers = { "OGN-113", "Action", "163" },
  you = { base = { "Mega-Mech", "Malzahar, Fanatic" }, gear = { "Orb of Regret" }, hand = { "Smoke Screen" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { "Playful Phantom" } } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t.you:use("Malzahar, Fanatic", { cost = "Orb of Regret" })
    t.you:play("Smoke Screen", { target = "Playful Phantom" })
    t:everyone_passes()

    t:expect_unit("Playful Phantom", { might = 1 })
    t:expect { you = { runes = 2, trash = { "Orb of Regret", "Smoke Screen" } } }
  end,
}

scenario "Exhausted, Malzahar offers nobody" {
  covers = { "OGN-113", "203.3" },
  you = { base = { { "Malzahar, Fanatic", exhausted = true }, "Recruit" } },

  run = function(t)
    t.you:refused("use", "Malzahar, Fanatic", "203.3")
  end,
}

scenario "Malzahar offers no enemy, only himself if he is alone" {
  covers = { "OGN-113", "428" },
  you = { base = { "Malzahar, Fanatic" } },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.you:use("Malzahar, Fanatic")

    t:expect { you = { trash = { "Malzahar, Fanatic" }, resources = { any = 2 } }, foe = { base = { "Recruit" } } }
  end,
}
