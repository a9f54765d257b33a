-- OGS-013 Garen, Commander: one Might more for your other units where he stands.

scenario "Garen, Commander gives a Might to his companions, not to himself or an enemy" {
  covers = { "OGS-013", "364" },
  you = { units = { ["Void Gate"] = { "Recruit" } }, base = { "Shipyard Skulker", "Garen, Commander" } },
  foe = { units = { ["Zaun Warrens"] = { "Playful Phantom" } } },

  run = function(t)
    t:expect_unit("Recruit", { might = 1 })
    t.you:move({ "Garen, Commander", "Shipyard Skulker" }, "Zaun Warrens")

    t:expect_unit("Garen, Commander", { might = 5 })
    t:expect_unit("Shipyard Skulker", { might = 4 })
    t:expect_unit("Recruit", { might = 1 })
    t:expect_unit("Playful Phantom", { might = 5 })
    t:fight()
  end,
}

scenario "Two of Garen, Commander strengthen each other" {
  covers = { "OGS-013" },
  you = { units = { ["Void Gate"] = { "Garen, Commander", "Garen, Commander", "Recruit" } } },

  run = function(t)
    t:expect_unit("Garen, Commander#1", { might = 6 })
    t:expect_unit("Garen, Commander#2", { might = 6 })
    t:expect_unit("Recruit", { might = 3 })
  end,
}

scenario "The Might of Garen, Commander ends when he goes" {
  covers = { "OGS-013", "365.1" },
  you = { units = { ["Void Gate"] = { "Garen, Commander", "Recruit" } } },

  run = function(t)
    t:expect_unit("Recruit", { might = 2 })
    t.you:move("Garen, Commander", "base")

    t:expect_unit("Recruit", { might = 1 })
  end,
}

scenario "When Garen, Commander falls in combat, his companion is healed before losing the Might" {
  covers = { "OGS-013", "R161", "323.5", "466.1.a.1" },
  turn_player = "foe",
  you = { units = { ["Void Gate"] = { "Garen, Commander", "Recruit" } } },
  foe = { base = { "Playful Phantom", "Recruit" } },

  run = function(t)
    t.foe:move({ "Playful Phantom", "Recruit" }, "Void Gate")
    t.foe:pass()
    t.you:pass()
    t.foe:answer("Garen, Commander")

    t:expect { you = { trash = { "Garen, Commander" }, units = { ["Void Gate"] = { "Recruit" } } } }
    t:expect_unit("your Recruit", { might = 1, damage = 0 })
  end,
}
