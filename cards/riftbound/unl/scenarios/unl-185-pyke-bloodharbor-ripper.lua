-- UNL-185 Pyke, Bloodharbor Ripper.

scenario "Pyke takes a unit of yours from its battlefield and leaves a Gold" {
  covers = { "UNL-185", "SFD-T03", "056" },
  you = { legend = "Pyke, Bloodharbor Ripper", units = { ["0"] = { "Shipyard Skulker" } }, base = { "Mega-Mech" }, resources = { energy = 1 } },
  foe = { units = { ["1"] = { "Recruit" } } },

  run = function(t)
    t.you:use("Pyke, Bloodharbor Ripper")
    t:everyone_passes()

    t:expect { you = { hand = { "Shipyard Skulker" }, gear = { "Gold" }, legend_exhausted = true, resources = { energy = 0 } } }
    t:expect_unit("Gold", { exhausted = true })
  end,
}

scenario "In base nobody is taken" {
  covers = { "UNL-185", "355.8" },
  you = { legend = "Pyke, Bloodharbor Ripper", base = { "Mega-Mech" }, resources = { energy = 1 } },
  foe = { units = { ["1"] = { "Recruit" } } },

  run = function(t)
    t.you:refused("use", "Pyke, Bloodharbor Ripper", "355.8")
  end,
}

scenario "If the unit is gone the Gold comes all the same" {
  covers = { "UNL-185", "359.3.e.5" },
  you = { legend = "Pyke, Bloodharbor Ripper", units = { ["0"] = { "Shipyard Skulker" } }, resources = { energy = 1 } },
  foe = { hand = { "Hextech Ray", "Gust" }, resources = { energy = 1 } },

  run = function(t)
    t.you:use("Pyke, Bloodharbor Ripper")
    t.you:pass()
    t.foe:play("Gust", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { you = { hand = { "Shipyard Skulker" }, gear = { "Gold" } } }
  end,
}
