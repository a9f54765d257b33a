-- What a thing becomes for a time, with numbers of its own.

scenario "What is given after all was lost stays" {
  covers = { "SEA-050", "477.2" },
  you = { hand = { "Hollow Out" }, runes = { chaos = 1 } },
  foe = { base = { "Nettle" } },

  run = function(t)
    t:expect_unit("Nettle", { might = 4 })
    t.you:play("Hollow Out")
    t:everyone_passes()
    t:expect_unit("Nettle", { might = 2 })
    t:next_turn()

    t:expect_unit("Nettle", { might = 4 })
  end,
}

scenario "A gear is a unit with its Energy as Might until the turn ends" {
  covers = { "SEA-051", "178.1" },
  you = { gear = { "Waking Anvil" }, runes = { order = 1 }, },

  run = function(t)
    t.you:use("Waking Anvil")
    t:everyone_passes()
    t:expect_unit("Waking Anvil", { might = 3 })
    t.you:move("Waking Anvil", "Blank Battlefield")
    t:fight()
    t:expect_unit("Waking Anvil", { at = "Blank Battlefield" })
    t:next_turn()

    t:expect_unit("Waking Anvil", { at = "base" })
  end,
}

scenario "A copy of the anvil reads the Energy that it has now" {
  covers = { "SEA-051", "SEA-055" },
  you = { gear = { "Waking Anvil" }, hand = { "Dear Clay" }, runes = { order = 3 } },

  run = function(t)
    t.you:play("Dear Clay", { target = "Waking Anvil" })
    t:everyone_passes()
    t.you:use("Waking Anvil#2")
    t:everyone_passes()

    t:expect_unit("Waking Anvil#2", { might = 3 })
  end,
}

scenario "A number reads a fact of its own card" {
  covers = { "SEA-052" },
  you = { base = { "Nettle" } },

  run = function(t)
    t:expect_unit("Nettle", { might = 4 })
  end,
}

scenario "An anvil that is taken while its ability waits is a unit of the taker" {
  covers = { "SEA-051", "TLY-009", "191", "178.1" },
  turn_player = "foe",
  you = { hand = { "Borrowed Hand" }, runes = { chaos = 1 } },
  foe = { gear = { "Waking Anvil" }, runes = { order = 1 } },

  run = function(t)
    t.foe:use("Waking Anvil")
    t.foe:pass()
    t.you:play("Borrowed Hand")
    t:everyone_passes()
    t:expect { you = { units = { base = { "Waking Anvil" } } }, foe = { base = {} } }
    t:expect_unit("Waking Anvil", { might = 3, controller = "you" })
    t:next_turn()

    t:expect { you = { units = { base = {} }, gear = { "Waking Anvil" } } }
  end,
}

scenario "Taken over it wakes for its new player, and goes back as a gear" {
  covers = { "SEA-051", "SEA-054", "191" },
  you = { hand = { "Lent Crown" }, runes = { order = 3 } },
  foe = { gear = { "Waking Anvil" } },

  run = function(t)
    t.you:play("Lent Crown")
    t:everyone_passes()
    t.you:use("Waking Anvil")
    t:everyone_passes()
    t:expect_unit("Waking Anvil", { might = 3, controller = "you" })
    t:next_turn()

    t:expect { you = { base = {} }, foe = { gear = { "Waking Anvil" }, units = { base = {} } } }
  end,
}

scenario "Facedown it cannot be woken" {
  covers = { "SEA-051", "364" },
  you = { units = { ["Void Gate"] = { "Recruit" } }, facedown = { ["Void Gate"] = { "Waking Anvil" } }, runes = { order = 1 } },

  run = function(t)
    t.you:refused("use", "Waking Anvil")
  end,
}

scenario "The copy of a unit reads the Energy that it has copied, and keeps it when it changes hands" {
  covers = { "SEA-052", "SEA-053", "477.1.b" },
  you = { base = { "Nettle", { "Nettle", owner = "foe" } }, hand = { "Clay Twin" }, runes = { chaos = 2 } },

  run = function(t)
    t:expect_unit("Nettle#2", { might = 4, controller = "you" })
    t.you:play("Clay Twin", { to = "base", target = "Nettle" })
    t:everyone_passes()

    t:expect_unit("Nettle#3", { might = 4 })
  end,
}

scenario "What was hollowed out stays so in other hands, and the copy of it is whole" {
  covers = { "SEA-050", "SEA-053", "SEA-054", "477.1.b", "191" },
  you = { hand = { "Hollow Out", "Lent Crown", "Clay Twin" }, runes = { chaos = 3, order = 2 } },
  foe = { base = { "Nettle" } },

  run = function(t)
    t.you:play("Hollow Out", { target = "Nettle" })
    t:everyone_passes()
    t.you:play("Lent Crown", { target = "Nettle" })
    t:everyone_passes()
    t:expect_unit("Nettle", { might = 2, controller = "you" })
    t.you:play("Clay Twin", { to = "base", target = "Nettle" })
    t:everyone_passes()
    t:expect_unit("Nettle", { might = 4, owner = "you" })
    t:expect_unit("Nettle#2", { might = 2, owner = "foe" })
    t:next_turn()

    t:expect_unit("foe's Nettle", { might = 4 })
  end,
}

scenario "What lies facedown is not hollowed out" {
  covers = { "SEA-050", "355.8" },
  you = { hand = { "Hollow Out" }, runes = { chaos = 1 } },
  foe = { units = { ["Void Gate"] = { "Recruit" } }, base = { "Mega-Mech" }, facedown = { ["Void Gate"] = { "Nettle" } } },

  run = function(t)
    t.you:play("Hollow Out", { target = "?" })
    t.you:offers("target", "Mega-Mech")
    t.you:offers_not("target", "Nettle")
    t.you:answer("Mega-Mech")
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 2 })
  end,
}

scenario "In the court they have no abilities and two Might, and outside they are what they were" {
  covers = { "SEA-056", "477.2", "477.3" },
  battlefields = { "Dull Court", "Void Gate" },
  you = { units = { ["Dull Court"] = { "Nettle", "Mega-Mech" } } },
  foe = { units = { ["Void Gate"] = { "Nettle" } } },

  run = function(t)
    t:expect_unit("your Nettle", { might = 2 })
    t:expect_unit("Mega-Mech", { might = 2 })
    t:expect_unit("foe's Nettle", { might = 4 })
    t.you:move("your Nettle", "base")
    t:everyone_passes()

    t:expect_unit("your Nettle", { might = 4 })
  end,
}
