scenario "An enemy pays one Power more to choose the Scout" {
  covers = { "SFD-037", "809" },
  you = { units = { ["0"] = { "Navori Scout" } } },
  foe = { hand = { "Void Seeker" }, runes = { fury = 2 }, resources = { energy = 3 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Void Seeker", { target = "Navori Scout" })
    t:expect { foe = { runes = 0 } }
    t:everyone_passes()

    t:expect { you = { trash = { "Navori Scout" } } }
  end,
}

scenario "An enemy without the Power cannot choose the Scout" {
  covers = { "SFD-037", "809" },
  you = { units = { ["0"] = { "Navori Scout" } } },
  foe = { hand = { "Void Seeker" }, runes = { fury = 1 }, resources = { energy = 3 } },
  turn_player = "foe",

  run = function(t)
    t.foe:refused("play", "Void Seeker")
  end,
}
