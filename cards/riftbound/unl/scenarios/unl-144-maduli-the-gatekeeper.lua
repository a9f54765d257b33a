-- UNL-144 Maduli the Gatekeeper.

scenario "One Chaos moves Maduli upon weaker enemies" {
  covers = { "UNL-144", "445" },
  you = { base = { { "Maduli the Gatekeeper", exhausted = true } }, resources = { chaos = 1 } },
  foe = { units = { ["0"] = { "Shipyard Skulker", "Daring Poro" } } },

  run = function(t)
    t.you:use("Maduli the Gatekeeper")
    t:everyone_passes()

    t:expect { combat = "Blank Battlefield", attacker = "you", you = { resources = { chaos = 0 } } }
    t:expect_unit("Maduli the Gatekeeper", { at = "0", exhausted = true })
  end,
}

scenario "Against as much Might Maduli stays" {
  covers = { "UNL-144" },
  you = { base = { "Maduli the Gatekeeper" }, resources = { chaos = 1 } },
  foe = { units = { ["0"] = { "Shipyard Skulker", "Daring Poro", "Recruit" } } },

  run = function(t)
    t.you:use("Maduli the Gatekeeper")
    t:everyone_passes()

    t:expect_unit("Maduli the Gatekeeper", { at = "base" })
    t:expect { you = { resources = { chaos = 0 } } }
  end,
}

scenario "Maduli asks for a battlefield of an enemy with units" {
  covers = { "UNL-144", "170.11" },
  you = { base = { "Maduli the Gatekeeper" }, units = { ["0"] = { "Recruit" } }, resources = { chaos = 1 } },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.you:refused("use", "Maduli the Gatekeeper", "355.8")
  end,
}

scenario "Maduli is not readied, neither in the Awaken Phase nor by a spell" {
  covers = { "UNL-144", "415", "315.1" },
  phase = "awaken",
  you = {
    base = { { "Maduli the Gatekeeper", exhausted = true }, { "Recruit", exhausted = true } },
    hand = { "Ride the Wind" }, rune_deck = { chaos = 3 }, runes = { chaos = 3 },
  },

  run = function(t)
    t:expect_unit("Recruit", { ready = true })
    t:expect_unit("Maduli the Gatekeeper", { exhausted = true })
    t.you:play("Ride the Wind", { target = "Maduli the Gatekeeper", to = "0" })
    t:everyone_passes()

    t:expect_unit("Maduli the Gatekeeper", { exhausted = true, at = "0" })
  end,
}
