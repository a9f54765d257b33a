-- SFD-143 Sivir, Mercenary.

scenario "Two Power spent make Sivir stronger and quick" {
  covers = { "SFD-143", "810", "364" },
  you = {
    units = { ["0"] = { "Sivir, Mercenary" }, ["1"] = { "Daring Poro" } }, base = { "Petty Officer" },
    hand = { "On the Hunt" }, runes = { body = 2, chaos = 1 },
  },

  run = function(t)
    t:expect_unit("Sivir, Mercenary", { might = 4, no_keywords = { "Ganking" } })
    t.you:play("On the Hunt")
    t:everyone_passes()

    t:expect_unit("Sivir, Mercenary", { might = 6, keywords = { "Ganking" } })
    t.you:offers("move", "Sivir, Mercenary", "1")
    t:next_turn()
    t:expect_unit("Sivir, Mercenary", { might = 4, no_keywords = { "Ganking" } })
  end,
}

scenario "Power of two cards counts together, one Power and an opponent's do not" {
  covers = { "SFD-143" },
  you = { base = { "Sivir, Mercenary" }, hand = { "Ride the Wind", "Ride the Wind" }, runes = { chaos = 4 } },
  foe = { hand = { "Smoke Screen" }, runes = { mind = 3 } },

  run = function(t)
    t.you:play("Ride the Wind", { target = "Sivir, Mercenary", destination = "0" })
    t.you:pass()
    t.foe:play("Smoke Screen", { target = "Sivir, Mercenary" })
    t:expect_unit("Sivir, Mercenary", { no_keywords = { "Ganking" } })
    t:everyone_passes()
    t:fight()
    t:expect_unit("Sivir, Mercenary", { no_keywords = { "Ganking" } })
    t.you:play("Ride the Wind", { target = "Sivir, Mercenary", destination = "base" })

    t:expect_unit("Sivir, Mercenary", { keywords = { "Ganking" } })
  end,
}

scenario "The Power of her own Accelerate counts for Sivir" {
  covers = { "SFD-143", "805" },
  you = { hand = { "Sivir, Mercenary" }, runes = { chaos = 7 } },

  run = function(t)
    t.you:play("Sivir, Mercenary", { additional = true })

    t:expect_unit("Sivir, Mercenary", { ready = true, might = 6, keywords = { "Ganking" } })
  end,
}
