-- OGN-098 Energy Conduit.

scenario "The Conduit pays an Energy" {
  covers = { "OGN-098", "429" },
  you = { gear = { "Energy Conduit" }, hand = { "Discipline" }, runes = { calm = 1 }, base = { "Recruit" } },

  run = function(t)
    t.you:play("Discipline", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Energy Conduit", { exhausted = true })
    t:expect_unit("Recruit", { might = 3 })
  end,
}

scenario "The Conduit pays no Power" {
  covers = { "OGN-098", "163" },
  you = { gear = { "Energy Conduit", "Energy Conduit", "Energy Conduit" }, hand = { "Smoke Screen" }, base = { "Recruit" } },

  run = function(t)
    t.you:refused("play", "Smoke Screen", "357.1")
  end,
}

scenario "The Conduit pays one Energy" {
  covers = { "OGN-098", "429" },
  you = { gear = { "Energy Conduit" }, hand = { "Discipline" }, base = { "Recruit" } },

  run = function(t)
    t.you:refused("play", "Discipline", "357.1")
  end,
}
