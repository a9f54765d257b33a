-- VEN-163 Risen Altar.

scenario "A unit of yours here is Empowered for an Energy less" {
  covers = { "VEN-163", "Empower", "356.4" },
  you = { units = { ["Risen Altar"] = { "Kinkou Lifeblade" } }, resources = { energy = 1 } },

  run = function(t)
    t.you:use("Kinkou Lifeblade")
    t:everyone_passes()

    t:expect_unit("Kinkou Lifeblade", { empowered = true })
  end,
}

scenario "Or for a Power less" {
  covers = { "VEN-163", "Empower", "356.4" },
  you = { units = { ["Risen Altar"] = { "Noxian Emissary" } }, resources = { energy = 1 } },

  run = function(t)
    t.you:use("Noxian Emissary")
    t:everyone_passes()

    t:expect_unit("Noxian Emissary", { empowered = true })
  end,
}

scenario "Not for both" {
  covers = { "VEN-163" },
  you = { units = { ["Risen Altar"] = { "Noxian Emissary" } } },

  run = function(t) t.you:refused("use", "Noxian Emissary", "357.1") end,
}

scenario "Elsewhere it costs what it costs" {
  covers = { "VEN-163" },
  battlefields = { "Risen Altar" },
  you = { units = { ["Risen Altar"] = { "Recruit" }, ["1"] = { "Kinkou Lifeblade" } }, resources = { energy = 1 } },

  run = function(t) t.you:refused("use", "Kinkou Lifeblade", "357.1") end,
}

scenario "Other abilities of a unit here cost what they cost" {
  covers = { "VEN-163" },
  you = { units = { ["Risen Altar"] = { "Renekton, Brute" } } },

  run = function(t) t.you:refused("use", "Renekton, Brute", "357.1") end,
}

scenario "Who could pay either way says which is less" {
  covers = { "VEN-163", "356.4" },
  you = { units = { ["Risen Altar"] = { "Noxian Emissary" } }, runes = { order = 2 } },

  run = function(t)
    t.you:use("Noxian Emissary", { price = "any" })
    t:everyone_passes()

    t:expect { you = { runes = 2, runes_ready = 1 } }
  end,
}

scenario "With the Energy less the Power is paid" {
  covers = { "VEN-163", "356.4" },
  you = { units = { ["Risen Altar"] = { "Noxian Emissary" } }, runes = { order = 2 } },

  run = function(t)
    t.you:use("Noxian Emissary", { price = "energy" })
    t:everyone_passes()

    t:expect { you = { runes = 1, runes_ready = 1 } }
  end,
}
