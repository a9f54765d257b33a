-- SFD-167 Unsung Hero.

scenario "Unsung Hero leaves two cards if it was Mighty" {
  covers = { "SFD-167", "808", "710" },
  you = { base = { { "Unsung Hero", attached = { "Sterak's Gage" } } }, deck = { "Gust", "Charm", "Cleave" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t:expect_unit("Unsung Hero", { might = 5 })
    t.you:move("Unsung Hero", "0")
    t:fight()

    t:expect { you = { hand = { "Gust", "Charm" }, trash = { "Unsung Hero" } } }
  end,
}

scenario "Unsung Hero leaves nothing if it was not" {
  covers = { "SFD-167" },
  you = { base = { { "Unsung Hero", attached = { "Spinning Axe" }, damage = 0 }, "Unsung Hero" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Unsung Hero#2", "0")
    t:fight()

    t:expect { you = { hand = {}, trash = { "Unsung Hero" } } }
  end,
}
