-- OGN-081 Seal of Focus.

scenario "The Seal pays a Calm" {
  covers = { "OGN-081", "429" },
  you = { gear = { "Seal of Focus" }, hand = { "Charm" }, runes = { fury = 1 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Charm", { target = "Mega-Mech", destination = "foe's base" })
    t:everyone_passes()

    t:expect_unit("Seal of Focus", { exhausted = true })
    t:expect { you = { runes = 1, runes_exhausted = 1 } }
  end,
}

scenario "An exhausted Seal pays nothing" {
  covers = { "OGN-081", "429", "357.1" },
  you = { gear = { { "Seal of Focus", exhausted = true } }, hand = { "Charm" }, runes = { fury = 1 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:refused("play", "Charm", "357.1")
  end,
}

scenario "The Seal's Calm is no Mind" {
  covers = { "OGN-081", "163" },
  you = { gear = { "Seal of Focus" }, hand = { "Smoke Screen" }, runes = { calm = 2 }, base = { "Recruit" } },

  run = function(t)
    t.you:refused("play", "Smoke Screen", "357.1")
  end,
}

scenario "The Seal pays one Calm" {
  covers = { "OGN-081", "429" },
  you = { gear = { "Seal of Focus" }, runes = { fury = 4 }, hand = { "Wind Wall", "Stupefy" } },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.you:play("Stupefy", { target = "Recruit" })

    t.you:refused("play", "Wind Wall", "357.1")
  end,
}
