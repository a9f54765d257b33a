-- UNL-159 Soul Harvest.

scenario "Soul Harvest kills a unit of three Might at a battlefield" {
  covers = { "UNL-159", "428" },
  you = { hand = { "Soul Harvest" }, resources = { energy = 2, order = 1 } },
  foe = { units = { ["0"] = { "Shipyard Skulker", "Vanguard Sergeant" } }, base = { "Recruit" } },

  run = function(t)
    t.you:play("Soul Harvest", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Shipyard Skulker" }, units = { ["0"] = { "Vanguard Sergeant" } } } }
  end,
}

scenario "Four Might, or a place in the base, is safe from Soul Harvest" {
  covers = { "UNL-159", "355.8" },
  you = { hand = { "Soul Harvest" }, resources = { energy = 2, order = 1 } },
  foe = { units = { ["0"] = { "Vanguard Sergeant" } }, base = { "Recruit" } },

  run = function(t)
    t.you:refused("play", "Soul Harvest", "355.8")
  end,
}
