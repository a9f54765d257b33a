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

scenario "A copy of the anvil reads its own Energy, taken over it stays what it is" {
  covers = { "SEA-051", "SEA-055", "SEA-054" },
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
  you = { base = { "Nettle" }, units = { ["Void Gate"] = { "Recruit" } }, facedown = { ["Void Gate"] = { "Nettle" } } },

  run = function(t)
    t:expect_unit("Nettle", { might = 4 })
  end,
}
