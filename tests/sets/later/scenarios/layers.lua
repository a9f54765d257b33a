-- Layers: what hangs on a Might goes with it (476.3).

scenario "A unit printed Mighty loses what it has for being so, when it is so no more" {
  covers = { "LTR-017", "476.3" },
  you = { base = { "Proud Lion" }, hand = { "Stupefy" }, runes = { mind = 1 } },

  run = function(t)
    t:expect_unit("Proud Lion", { might = 5, keywords = { "Tank" } })
    t.you:play("Stupefy", { target = "Proud Lion" })
    t:everyone_passes()

    t:expect_unit("Proud Lion", { might = 4, no_keywords = { "Tank" } })
    t:next_turn()
    t:expect_unit("Proud Lion", { might = 5, keywords = { "Tank" } })
  end,
}

scenario "What raises to five adds nothing after two more: six" {
  covers = { "W2", "479", "479.2", "LTR-036", "OGN-058" },
  you = { base = { "Banner of Five", "Wise Hound" }, hand = { "Discipline" }, runes = { calm = 2 } },

  run = function(t)
    t:expect_unit("Banner of Five", { might = 5 })
    t:expect_unit("Wise Hound", { might = 5 })
    t.you:play("Discipline", { target = "Banner of Five" })
    t:everyone_passes()

    t:expect_unit("Banner of Five", { might = 6 })
    t:next_turn()
    t:expect_unit("Banner of Five", { might = 5 })
  end,
}

scenario "A boost of up to five finds five there already and adds nothing, after the Banner too is gone" {
  covers = { "W2", "479.1", "477.3.b", "480", "LTR-036", "LTR-037" },
  you = { units = { ["0"] = { "Banner of Five", "Pakaa Cub" } }, hand = { "Measured Boost" }, runes = { body = 1 } },

  run = function(t)
    t.you:play("Measured Boost", { target = "Pakaa Cub" })
    t:everyone_passes()
    t:expect_unit("Pakaa Cub", { might = 5 })
    t.you:move("Pakaa Cub", "base")

    t:expect_unit("Pakaa Cub", { might = 3 })
  end,
}

scenario "Boosted first, it is five with the Banner as well" {
  covers = { "W2", "479.1", "477.3.b", "480", "LTR-036", "LTR-037" },
  you = { base = { "Vanguard Sergeant", "Pakaa Cub" }, hand = { "Measured Boost", "Banner of Five" }, runes = { body = 1, order = 3 } },

  run = function(t)
    t:expect_unit("Vanguard Sergeant", { might = 4 })
    t.you:play("Measured Boost", { target = "Vanguard Sergeant" })
    t:everyone_passes()
    t:expect_unit("Vanguard Sergeant", { might = 5 })
    t.you:play("Banner of Five", { to = "base" })

    t:expect_unit("Vanguard Sergeant", { might = 5 })
    t:expect_unit("Pakaa Cub", { might = 5 })
  end,
}

scenario "Less comes after it: five less one" {
  covers = { "477.3", "479", "LTR-036", "OGN-095" },
  you = { base = { "Banner of Five", "Wise Hound" }, hand = { "Stupefy" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Stupefy", { target = "Wise Hound" })
    t:everyone_passes()

    t:expect_unit("Wise Hound", { might = 4 })
  end,
}
