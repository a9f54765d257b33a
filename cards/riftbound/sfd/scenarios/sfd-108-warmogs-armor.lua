scenario "Warmog's host is buffed for its conquest" {
  covers = { "SFD-108", "136.2", "426" },
  you = { base = { { "Recruit", attached = { "Warmog's Armor" } } } },

  run = function(t)
    t:expect_unit("Recruit", { might = 2 })
    t.you:move("Recruit", "0")
    t:fight()

    t:expect_unit("Recruit", { buffs = 1, might = 3 })
  end,
}

scenario "Warmog's Armor in base buffs nobody, and goes on for one Body" {
  covers = { "SFD-108", "135.4.b", "818" },
  you = { base = { "Warmog's Armor", "Recruit", "Daring Poro" }, runes = { body = 1 } },

  run = function(t)
    t.you:move("Recruit", "0")
    t:fight()
    t:expect_unit("Recruit", { buffs = 0 })
    t.you:use("Warmog's Armor", { target = "Daring Poro" })
    t:everyone_passes()

    t:expect_unit("Daring Poro", { might = 3 })
  end,
}
