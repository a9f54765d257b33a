-- Keywords whose cost is more than resources, and costs of keywords that are given.

scenario "Bone Harness is equipped for Power and two cards of the trash" {
  covers = { "PRC-001", "203.3", "818" },
  you = { base = { "Pouty Poro" }, gear = { "Bone Harness" }, runes = { chaos = 1 },
    trash = { "Charm", "Charm", "Mega-Mech" } },

  run = function(t)
    t.you:use("Bone Harness", { target = "Pouty Poro", cost = { "Charm#1", "Mega-Mech" } })
    t:everyone_passes()

    t:expect { you = { trash = { "Charm" }, runes = 0 } }
    t:expect_unit("Pouty Poro", { attached = { "Bone Harness" } })
  end,
}

scenario "With one card in the trash nothing pays for the Harness" {
  covers = { "PRC-001", "203.3" },
  you = { base = { "Pouty Poro" }, gear = { "Bone Harness" }, runes = { chaos = 1 }, trash = { "Charm" } },

  run = function(t) t.you:refused("use", "Bone Harness", "203.3") end,
}

scenario "Grim Refrain is sung again for a card" {
  covers = { "PRC-002", "820" },
  you = { hand = { "Grim Refrain", "Charm" }, runes = { fury = 1 } },

  run = function(t)
    t.you:play("Grim Refrain", { additional = true })
    t:everyone_passes()

    t:expect { you = { hand = { "Mega-Mech", "Mega-Mech" }, trash = { "Charm", "Grim Refrain" } } }
  end,
}

scenario "Each of three prices is paid once" {
  covers = { "PRC-003", "820" },
  you = { hand = { "Three Prices" }, runes = { mind = 3 } },

  run = function(t)
    t.you:play("Three Prices", { additional = { { true }, { false }, { true } } })
    t:everyone_passes()

    t:expect { you = { hand_size = 3, runes = 2, runes_ready = 0 } }
  end,
}

scenario "All three prices" {
  covers = { "PRC-003", "820" },
  you = { hand = { "Three Prices" }, runes = { mind = 3 } },

  run = function(t)
    t.you:play("Three Prices", { additional = { { true }, { true }, { true } } })
    t:everyone_passes()

    t:expect { you = { hand_size = 4, runes = 1 } }
  end,
}

scenario "A given Equip has the cost that was given with it" {
  covers = { "PRC-004", "818" },
  you = { gear = { "Bone Harness" }, hand = { "Loud Horn", "Charm" }, runes = { body = 3 } },

  run = function(t)
    t.you:play("Loud Horn")
    t:everyone_passes()
    t.you:use("Bone Harness")
    t:everyone_passes()

    t:expect { you = { hand = {}, trash = { "Charm" }, runes_ready = 0 } }
    t:expect_unit("Loud Horn", { attached = { "Bone Harness" } })
  end,
}

scenario "A given Repeat costs what the spell costs, and of the next spell alone" {
  covers = { "PRC-026", "206", "820" },
  you = { gear = { "Ringing Portal" }, base = { "Pouty Poro" }, hand = { "Discipline", "Discipline" },
    runes = { calm = 6 } },

  run = function(t)
    t.you:use("Ringing Portal")
    t:everyone_passes()
    t.you:play("Discipline", { additional = true })
    t:everyone_passes()
    t:expect { you = { hand_size = 3, runes_ready = 2 } }
    t.you:play("Discipline")
    t:everyone_passes()

    t:expect { you = { hand_size = 3, runes_ready = 0 } }
  end,
}

scenario "The next spell may go without its Repeat, which is then gone" {
  covers = { "PRC-026", "820" },
  you = { gear = { "Ringing Portal" }, base = { "Pouty Poro" }, hand = { "Discipline", "Discipline" },
    runes = { calm = 6 } },

  run = function(t)
    t.you:use("Ringing Portal")
    t:everyone_passes()
    t.you:play("Discipline", { additional = false })
    t:everyone_passes()
    t.you:play("Discipline")
    t:everyone_passes()

    t:expect { you = { hand_size = 2, runes_ready = 2 } }
  end,
}

scenario "Each act chooses what was not chosen, also in another spell of that name" {
  covers = { "PRC-027", "820", "355.3" },
  you = { base = { "Pouty Poro" }, hand = { "Closing Act", "Closing Act" }, runes = { mind = 8 } },

  run = function(t)
    t.you:play("Closing Act", { additional = true, mode = "draw" })
    t:everyone_passes()
    t.you:play("Closing Act", { additional = true, mode = "Might" })
    t:everyone_passes()

    t:expect { you = { hand_size = 2 } }
    t:expect_unit("Pouty Poro", { might = 4 })
  end,
}

scenario "Of a granted keyword each additional cost counts for itself" {
  covers = { "PRC-097", "356.2" },
  you = { base = { "Twin Teacher" }, hand = { "Pouty Poro", "Gust" }, runes = { calm = 6 } },

  run = function(t)
    t.you:play("Pouty Poro", { additional = { { true }, { false } }, to = "base" })
    t:everyone_passes()
    t:expect { you = { hand_size = 2 } }
  end,
}
