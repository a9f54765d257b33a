scenario "No enemy spell chooses the Runner, but one that chooses nobody reaches it" {
  covers = { "SFD-105", "757", "355.9.b" },
  you = { units = { ["0"] = { "Ruin Runner" } } },
  foe = { hand = { "Void Seeker", "Flurry of Blades" }, runes = { fury = 3, body = 1 } },
  turn_player = "foe",

  run = function(t)
    t.foe:refused("play", "Void Seeker", "355.8")
    t.foe:play("Flurry of Blades")
    t:everyone_passes()

    t:expect_unit("Ruin Runner", { damage = 1 })
  end,
}

scenario "No enemy ability chooses the Runner" {
  covers = { "SFD-105", "757" },
  you = { base = { "Ruin Runner" } },
  foe = { gear = { "Orb of Regret" } },
  turn_player = "foe",

  run = function(t)
    t.foe:refused("use", "Orb of Regret", "355.8")
  end,
}

scenario "Its own player chooses the Runner" {
  covers = { "SFD-105", "757" },
  you = { base = { "Ruin Runner" }, gear = { "Heart of Dark Ice" }, hand = { "Punch First" }, runes = { body = 2 } },

  run = function(t)
    t.you:play("Punch First", { target = "Ruin Runner" })
    t:everyone_passes()
    t.you:use("Heart of Dark Ice", { target = "Ruin Runner" })
    t:everyone_passes()

    t:expect_unit("Ruin Runner", { might = 13 })
  end,
}
