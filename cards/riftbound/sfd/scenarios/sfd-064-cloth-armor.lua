scenario "Cloth Armor comes in a fight and gives Shield 2" {
  covers = { "SFD-064", "819", "814" },
  you = { units = { ["0"] = { "Shipyard Skulker" } }, hand = { "Cloth Armor" }, runes = { mind = 1 } },
  foe = { base = { "Vanguard Sergeant" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Vanguard Sergeant", "0")
    t.foe:pass()
    t.you:play("Cloth Armor")
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { might = 5, keywords = { "Shield 2" } })
    t:fight()
    t:expect { foe = { trash = { "Vanguard Sergeant" } }, you = { units = { ["0"] = { "Shipyard Skulker" } } } }
  end,
}

scenario "Cloth Armor in base shields nobody" {
  covers = { "SFD-064", "135.4.b", "818" },
  you = { base = { "Cloth Armor", "Recruit" }, runes = { mind = 1 } },

  run = function(t)
    t:expect_unit("Recruit", { no_keywords = { "Shield" } })
    t.you:use("Cloth Armor", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { keywords = { "Shield 2" }, might = 1 })
  end,
}
