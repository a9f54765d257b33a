-- Prices that ask what is chosen: that is so before the price is known (355, 356).

scenario "A spell is not played where no choice of it can be paid" {
  covers = { "WGH-001", "355.8" },
  you = { base = { "Price Counter" }, hand = { "Incinerate" }, resources = { energy = 2 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },
  run = function(t) t.you:refused("play", "Incinerate") end,
}

scenario "What is chosen makes it dearer, and one's own unit does not" {
  covers = { "WGH-001", "356.2.a" },
  you = { units = { ["1"] = { "Price Counter" } }, hand = { "Incinerate", "Incinerate" }, resources = { energy = 5 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },
  run = function(t)
    t.you:play("Incinerate", { target = "Mega-Mech" })
    t:expect { you = { resources = { energy = 2 } } }
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { damage = 2 })
    t.you:play("Incinerate")
    t:everyone_passes()
    t:expect { you = { trash = { "Incinerate", "Incinerate", "Price Counter" }, resources = { energy = 0 } } }
  end,
}

scenario "Each of several counts, and what cannot be paid is not offered" {
  covers = { "WGH-001", "WGH-004", "356.2.a" },
  you = { base = { "Price Counter" }, hand = { "Twin Sting" }, resources = { energy = 2 } },
  foe = { units = { ["0"] = { "Mega-Mech", "Pakaa Cub" } } },
  run = function(t)
    t.you:play("Twin Sting", { target = { { "Mega-Mech" }, { "Price Counter" } } })
    t:expect { you = { resources = { energy = 0 } } }
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { damage = 1 })
    t:expect_unit("Price Counter", { damage = 1 })
  end,
}

scenario "What has become a copy of it counts as well" {
  covers = { "WGH-001", "WGH-006", "439" },
  you = { base = { "Price Counter" }, hand = { "Borrowed Shape", "Incinerate" }, resources = { energy = 5 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },
  run = function(t)
    t.you:play("Borrowed Shape", { target = "Price Counter" })
    t:everyone_passes()
    t.you:play("Incinerate", { target = "Mega-Mech" })
    t:expect { you = { resources = { energy = 0 } } }
  end,
}

scenario "Who took it over pays for the enemies that they choose" {
  covers = { "WGH-001", "191" },
  you = { base = { { "Price Counter", owner = "foe" } }, hand = { "Incinerate" }, resources = { energy = 3 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },
  run = function(t)
    t.you:play("Incinerate")
    t:expect { you = { resources = { energy = 0 } } }
  end,
}

scenario "A spell can be paid for where it chooses a friendly unit, and only so" {
  covers = { "WGH-002", "356.4" },
  you = { units = { ["1"] = { "Close Escort" } }, hand = { "Incinerate" }, resources = { energy = 1 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },
  run = function(t)
    t.you:play("Incinerate")
    t:expect { you = { resources = { energy = 0 } } }
    t:everyone_passes()
    t:expect { you = { trash = { "Incinerate", "Close Escort" } } }
  end,
}

scenario "Nothing is cheaper for a spell that chooses enemies" {
  covers = { "WGH-002", "355.8" },
  you = { base = { "Close Escort" }, hand = { "Incinerate" }, resources = { energy = 1 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },
  run = function(t) t.you:refused("play", "Incinerate") end,
}

scenario "A spell that waits on the chain makes the next one cheaper" {
  covers = { "WGH-002", "WGH-004", "356.4" },
  you = { base = { "Close Escort" }, hand = { "Twin Sting", "Twin Sting" }, resources = { energy = 1 } },
  foe = { units = { ["0"] = { "Mega-Mech", "Pakaa Cub" } } },
  run = function(t)
    t.you:play("Twin Sting", { target = { { "Close Escort" }, { "Mega-Mech" } } })
    t.you:play("Twin Sting", { target = { { "Mega-Mech" }, { "Pakaa Cub" } } })
    t:expect { you = { resources = { energy = 1 } } }
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { damage = 2 })
    t:expect_unit("Close Escort", { damage = 1 })
  end,
}

scenario "An ability is dearer for each unit that it chooses" {
  covers = { "WGH-003", "WGH-005", "356.2.a" },
  you = { gear = { "Sting Rig" }, resources = { energy = 3 } },
  foe = { gear = { "Toll of Tools" }, units = { ["0"] = { "Mega-Mech", "Pakaa Cub" } } },
  run = function(t)
    t.you:use("Sting Rig", { target = { { "Mega-Mech" }, { "Pakaa Cub" } } })
    t:expect { you = { resources = { energy = 0 } } }
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { damage = 1 })
    t:expect_unit("Pakaa Cub", { damage = 1 })
  end,
}

scenario "An ability whose choices cannot be paid is not used" {
  covers = { "WGH-003", "WGH-005", "355.8" },
  you = { gear = { "Sting Rig" }, resources = { energy = 2 } },
  foe = { gear = { "Toll of Tools" }, units = { ["0"] = { "Mega-Mech", "Pakaa Cub" } } },
  run = function(t) t.you:refused("use", "Sting Rig") end,
}
