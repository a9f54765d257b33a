-- What always works, and so often in a turn.

scenario "The first spell of the turn costs less, the second does not, the first of the next does" {
  covers = { "SEA-030" },
  you = { base = { "Morning Price" }, hand = { "Small Song", "Small Song", "Small Song" }, runes = { mind = 5 } },

  run = function(t)
    t.you:play("Small Song")
    t:everyone_passes()
    t:expect { you = { runes_ready = 4 } }
    t.you:play("Small Song")
    t:everyone_passes()
    t:expect { you = { runes_ready = 2 } }
    t:next_turn()
    t:next_turn()
    t:expect { turn_player = "you", you = { runes_ready = 7 } }
    t.you:play("Small Song")
    t:everyone_passes()

    t:expect { you = { runes_ready = 6 } }
  end,
}

scenario "Each copy counts for itself" {
  covers = { "SEA-030", "SEA-053" },
  you = { base = { "Morning Price" }, hand = { "Small Song", "Clay Twin", "Small Song" }, runes = { mind = 9 } },

  run = function(t)
    t.you:play("Small Song")
    t:everyone_passes()
    t:expect { you = { runes_ready = 8 } }
    t.you:play("Clay Twin", { to = "base" })
    t:everyone_passes()
    t:expect { you = { runes_ready = 6 } }
    t.you:play("Small Song")
    t:everyone_passes()

    t:expect { you = { runes_ready = 5 } }
  end,
}

scenario "Taken over it makes the first spell of its new player cheaper" {
  covers = { "SEA-030", "SEA-054" },
  foe = { base = { "Morning Price" } },
  you = { hand = { "Lent Crown", "Small Song" }, runes = { order = 2, mind = 1 } },

  run = function(t)
    t.you:play("Lent Crown")
    t:everyone_passes()
    t.you:play("Small Song")
    t:everyone_passes()

    t:expect { you = { runes_ready = 0, hand_size = 1 } }
  end,
}

scenario "Facedown it does nothing" {
  covers = { "SEA-030" },
  you = { units = { ["Void Gate"] = { "Recruit" } }, facedown = { ["Void Gate"] = { "Morning Price" } },
    hand = { "Small Song" }, runes = { mind = 1 } },

  run = function(t)
    t.you:refused("play", "Small Song")
  end,
}

scenario "Once a turn a unit comes from the trash" {
  covers = { "SEA-031" },
  you = { gear = { "Crypt Door" }, trash = { "Pouty Poro", "Pakaa Cub" }, runes = { fury = 9 } },

  run = function(t)
    t.you:play("Pouty Poro", { from = "trash", to = "base" })
    t:everyone_passes()
    t.you:refused("play", "Pakaa Cub")
    t:next_turn()
    t:next_turn()
    t.you:play("Pakaa Cub", { from = "trash", to = "base" })
    t:everyone_passes()

    t:expect { you = { trash = {} } }
  end,
}

scenario "A second door lets one more through, a copy too" {
  covers = { "SEA-031", "SEA-055" },
  you = { gear = { "Crypt Door" }, hand = { "Dear Clay" }, trash = { "Pouty Poro", "Pakaa Cub", "Nettle" },
    runes = { fury = 12 } },

  run = function(t)
    t.you:play("Dear Clay", { target = "Crypt Door" })
    t:everyone_passes()
    t.you:play("Pouty Poro", { from = "trash", to = "base" })
    t:everyone_passes()
    t.you:play("Pakaa Cub", { from = "trash", to = "base" })
    t:everyone_passes()

    t:expect { you = { runes_ready = 5 } }
    t.you:refused("play", "Nettle")
  end,
}

scenario "From the hand nothing is used up" {
  covers = { "SEA-031" },
  you = { gear = { "Crypt Door" }, hand = { "Pouty Poro" }, trash = { "Pakaa Cub" }, runes = { fury = 9 } },

  run = function(t)
    t.you:play("Pouty Poro", { to = "base" })
    t:everyone_passes()
    t.you:play("Pakaa Cub", { from = "trash", to = "base" })
    t:everyone_passes()

    t:expect { you = { trash = {} } }
  end,
}

scenario "Taken over it opens the trash of its new player" {
  covers = { "SEA-031", "SEA-054" },
  foe = { gear = { "Crypt Door" }, trash = { "Mega-Mech" } },
  you = { hand = { "Lent Crown" }, trash = { "Pakaa Cub" }, runes = { order = 9 } },

  run = function(t)
    t.you:refused("play", "Pakaa Cub")
    t.you:play("Lent Crown")
    t:everyone_passes()
    t.you:play("Pakaa Cub", { from = "trash", to = "base" })
    t:everyone_passes()

    t:expect { you = { base = { "Crypt Door", "Pakaa Cub" } } }
  end,
}

scenario "Two abilities a turn cost less" {
  covers = { "SEA-032", "SEA-033" },
  you = { gear = { "Oiled Gears", "Draw Wheel" }, runes = { mind = 9 } },

  run = function(t)
    t.you:use("Draw Wheel")
    t:everyone_passes()
    t:expect { you = { runes_ready = 8 } }
    t.you:use("Draw Wheel")
    t:everyone_passes()
    t:expect { you = { runes_ready = 7 } }
    t.you:use("Draw Wheel")
    t:everyone_passes()

    t:expect { you = { runes_ready = 5 } }
  end,
}

scenario "What is played by the permission of a turn has what goes with it, once" {
  covers = { "SEA-035" },
  you = { base = { "Borrowed Verse" }, trash = { "Small Song", "Small Song" }, runes = { mind = 4 } },

  run = function(t)
    t.you:play("Small Song", { from = "trash" })
    t:everyone_passes()
    t:expect_unit("Borrowed Verse", { might = 3 })
    t:expect { you = { runes_ready = 3 } }

    t.you:refused("play", "Small Song")
  end,
}

scenario "A facedown door lets nobody through" {
  covers = { "SEA-031", "364" },
  you = { units = { ["Void Gate"] = { "Recruit" } }, facedown = { ["Void Gate"] = { "Crypt Door" } },
    trash = { "Pakaa Cub" }, runes = { fury = 9 } },

  run = function(t)
    t.you:refused("play", "Pakaa Cub")
  end,
}

scenario "With a copy two abilities cost two less" {
  covers = { "SEA-032", "SEA-033", "SEA-055" },
  you = { gear = { "Oiled Gears", "Draw Wheel" }, hand = { "Dear Clay" }, runes = { chaos = 4 }, deck = { "Gust", "Gust", "Gust" } },

  run = function(t)
    t.you:play("Dear Clay", { target = "Oiled Gears" })
    t:everyone_passes()
    t.you:use("Draw Wheel")
    t:everyone_passes()
    t.you:use("Draw Wheel")
    t:everyone_passes()
    t:expect { you = { hand_size = 2, runes_ready = 2 } }
    t.you:use("Draw Wheel")
    t:everyone_passes()

    t:expect { you = { hand_size = 3, runes_ready = 0 } }
  end,
}

scenario "Facedown gears make no ability cheaper" {
  covers = { "SEA-032", "SEA-033", "364" },
  you = { gear = { "Draw Wheel" }, runes = { mind = 1 },
    units = { ["Void Gate"] = { "Recruit" } }, facedown = { ["Void Gate"] = { "Oiled Gears" } } },

  run = function(t)
    t.you:refused("use", "Draw Wheel")
  end,
}

scenario "Gears that are taken over serve their new player" {
  covers = { "SEA-032", "SEA-033", "SEA-054" },
  you = { gear = { "Draw Wheel" }, hand = { "Lent Crown" }, runes = { order = 4 } },
  foe = { gear = { "Oiled Gears" } },

  run = function(t)
    t.you:play("Lent Crown", { target = "Oiled Gears" })
    t:everyone_passes()
    t.you:use("Draw Wheel")
    t:everyone_passes()
    t.you:use("Draw Wheel")
    t:everyone_passes()

    t:expect { you = { runes_ready = 0, hand_size = 2 } }
  end,
}

scenario "A copy lends a verse of its own, and has what goes with it" {
  covers = { "SEA-035", "SEA-053" },
  you = { base = { "Borrowed Verse" }, hand = { "Clay Twin" }, trash = { "Small Song", "Small Song", "Small Song" },
    runes = { chaos = 6 } },

  run = function(t)
    t.you:play("Clay Twin", { to = "base", target = "Borrowed Verse" })
    t:everyone_passes()
    t.you:play("Small Song", { from = "trash", permission = "Borrowed Verse" })
    t:everyone_passes()
    t.you:play("Small Song", { from = "trash" })
    t:everyone_passes()
    t:expect_unit("Borrowed Verse", { might = 3 })
    t:expect_unit("Borrowed Verse#2", { might = 3 })
    t:expect { you = { runes_ready = 2 } }

    t.you:refused("play", "Small Song")
  end,
}

scenario "Facedown it lends nothing" {
  covers = { "SEA-035", "364" },
  you = { units = { ["Void Gate"] = { "Recruit" } }, facedown = { ["Void Gate"] = { "Borrowed Verse" } },
    trash = { "Small Song" }, runes = { mind = 3 } },

  run = function(t)
    t.you:refused("play", "Small Song")
  end,
}

scenario "Taken over it lends from the trash of its new player" {
  covers = { "SEA-035", "SEA-054" },
  you = { hand = { "Lent Crown" }, trash = { "Small Song" }, runes = { order = 3 } },
  foe = { base = { "Borrowed Verse" } },

  run = function(t)
    t.you:refused("play", "Small Song")
    t.you:play("Lent Crown", { target = "Borrowed Verse" })
    t:everyone_passes()
    t.you:play("Small Song", { from = "trash" })
    t:everyone_passes()

    t:expect { you = { runes_ready = 0, hand_size = 1 } }
    t:expect_unit("Borrowed Verse", { might = 3, owner = "foe" })
  end,
}
