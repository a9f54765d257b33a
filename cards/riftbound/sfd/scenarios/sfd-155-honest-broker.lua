-- SFD-155 Honest Broker.

scenario "Honest Broker leaves Gold behind" {
  covers = { "SFD-155", "808", "185" },
  you = { base = { "Honest Broker" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Honest Broker", "0")
    t:fight()

    t:expect { you = { gear = { "Gold" }, trash = { "Honest Broker" } } }
    t:expect_unit("Gold", { exhausted = true })
  end,
}

scenario "Karthus doubles the Gold of Honest Broker; a recall leaves none" {
  covers = { "SFD-155", "808", "OGN-236" },
  you = { base = { "Honest Broker", "Karthus, Eternal" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Honest Broker", "0")
    t:fight()

    t:expect { you = { gear = { "Gold", "Gold" } } }
  end,
}

scenario "Honest Broker back in the hand leaves no Gold" {
  covers = { "SFD-155", "808.1.d.1" },
  you = { base = { "Honest Broker" }, hand = { "Retreat" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Retreat", { target = "Honest Broker" })
    t:everyone_passes()

    t:expect { you = { hand = { "Honest Broker" }, gear = {} } }
  end,
}
