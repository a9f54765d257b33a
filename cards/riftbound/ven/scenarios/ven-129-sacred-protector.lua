-- VEN-129 Sacred Protector.

scenario "Alone, the Protector deals no combat damage" {
  covers = { "VEN-129", "465.2" },
  you = { units = { ["0"] = { "Sacred Protector" } } },
  foe = { base = { "Pouty Poro" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Pouty Poro", "0")
    t:fight()

    t:expect { you = { units = { ["0"] = { "Sacred Protector" } } }, foe = { base = { "Pouty Poro" }, trash = {} } }
  end,
}

scenario "With exactly one other unit of yours there the Protector deals its Might" {
  covers = { "VEN-129", "465.2" },
  you = { units = { ["0"] = { "Sacred Protector", "Recruit" } } },
  foe = { base = { "Mindsplitter" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mindsplitter", "0")
    t:fight()

    t:expect { foe = { trash = { "Mindsplitter" } } }
  end,
}

scenario "With two others the Protector deals nothing again" {
  covers = { "VEN-129", "465.2" },
  you = { units = { ["0"] = { "Sacred Protector", "Recruit", "Recruit" } } },
  foe = { base = { "Shipyard Skulker" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Shipyard Skulker", "0")
    t:fight()

    t:expect { foe = { base = { "Shipyard Skulker" }, trash = {} } }
  end,
}

scenario "The Protector attacks for its Might beside exactly one friend" {
  covers = { "VEN-129", "465.2" },
  you = { base = { "Sacred Protector", "Recruit" } },
  foe = { units = { ["0"] = { "Mindsplitter" } } },

  run = function(t)
    t.you:move({ "Sacred Protector", "Recruit" }, "0")
    t:fight()

    t:expect { foe = { trash = { "Mindsplitter" } } }
  end,
}
