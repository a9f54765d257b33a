scenario "One on one Fiora's Might doubles for the combat" {
  covers = { "SFD-110", "432", "740" },
  you = { base = { "Fiora, Peerless" } },
  foe = { units = { ["0"] = { "Playful Phantom" } } },

  run = function(t)
    t.you:move("Fiora, Peerless", "0")
    t:everyone_passes()
    t:expect_unit("Fiora, Peerless", { might = 6 })
    t:fight()

    t:expect_unit("Fiora, Peerless", { might = 3, at = "Blank Battlefield" })
    t:expect { you = { points = 1 } }
  end,
}

scenario "Fiora doubles as a lone defender" {
  covers = { "SFD-110", "383.4.f" },
  you = { units = { ["0"] = { "Fiora, Peerless" } } },
  foe = { base = { "Playful Phantom" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Playful Phantom", "0")
    t:fight()

    t:expect { you = { units = { ["0"] = { "Fiora, Peerless" } } }, foe = { trash = { "Playful Phantom" } } }
  end,
}

scenario "With a friend beside her, or two enemies, Fiora does not double" {
  covers = { "SFD-110", "740" },
  you = { base = { "Fiora, Peerless", "Recruit" } },
  foe = { units = { ["0"] = { "Playful Phantom" } } },

  run = function(t)
    t.you:move({ "Fiora, Peerless", "Recruit" }, "0")

    t:expect { chain = {} }
    t:expect_unit("Fiora, Peerless", { might = 3 })
  end,
}

scenario "Two enemies are no duel for Fiora" {
  covers = { "SFD-110", "740" },
  you = { base = { "Fiora, Peerless" } },
  foe = { units = { ["0"] = { "Playful Phantom", "Recruit" } } },

  run = function(t)
    t.you:move("Fiora, Peerless", "0")

    t:expect { chain = {} }
    t:expect_unit("Fiora, Peerless", { might = 3 })
  end,
}

scenario "Fiora's duel is fought by those who are here" {
  covers = { "SFD-110", "740" },
  you = { base = { "Fiora, Peerless" }, units = { ["1"] = { "Recruit" } } },
  foe = { units = { ["0"] = { "Playful Phantom" } }, base = { "Mega-Mech" } },

  run = function(t)
    t.you:move("Fiora, Peerless", "0")
    t:everyone_passes()

    t:expect_unit("Fiora, Peerless", { might = 6 })
  end,
}
