-- SFD-115 Trinity Force.

scenario "Trinity Force: the hold of its host is worth two points" {
  covers = { "SFD-115", "383.4.d", "718" },
  you = { units = { ["0"] = { { "Petty Officer", attached = { "Trinity Force" } } } } },
  phase = "awaken",

  run = function(t)
    t:expect_unit("Petty Officer", { might = 7 })
    t:everyone_passes()

    t:expect { you = { points = 2 } }
  end,
}

scenario "Trinity Force gives nothing for a conquest, nor for a hold without its host" {
  covers = { "SFD-115", "718" },
  you = {
    base = { { "Petty Officer", attached = { "Trinity Force" } } },
    units = { ["0"] = { "Shipyard Skulker" } },
  },
  phase = "awaken",

  run = function(t)
    t:everyone_passes()
    t:expect { you = { points = 1 } }
    t.you:move("Petty Officer", "1")
    t:fight()

    t:expect { you = { points = 2 } }
  end,
}

scenario "Trinity Force lying in base earns nothing, and is equipped for one Body" {
  covers = { "SFD-115", "818", "135.4.b" },
  you = { gear = { "Trinity Force" }, units = { ["0"] = { "Shipyard Skulker" } }, runes = { body = 1 }, rune_deck = {} },
  phase = "awaken",

  run = function(t)
    t:everyone_passes()
    t:expect { you = { points = 1 } }
    t.you:use("Trinity Force", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { attached = { "Trinity Force" }, might = 5 })
    t:expect { you = { runes = 0 } }
  end,
}
