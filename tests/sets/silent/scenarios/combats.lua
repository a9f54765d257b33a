-- What lasts for a combat, outside of one and within (466.7).

scenario "Outside of a combat nothing lasts for one, and the story says so" {
  covers = { "SLT-037", "466.7" },
  you = { hand = { "Brawler's Oath" }, runes = { fury = 1 }, deck = { "Mega-Mech" } },
  foe = { units = { base = { "Cemetery Attendant" } } },

  run = function(t)
    t.you:play("Brawler's Oath")
    t:everyone_passes()

    t:expect_unit("Cemetery Attendant", { might = 3 })
    t:log_has("There is no combat: what Brawler's Oath gives for one is over at once.")
    t:expect { you = { hand = {} } }
  end,
}

scenario "In a combat it lasts until that ends" {
  covers = { "SLT-037", "SLT-038", "466.7" },
  you = {
    hand = { "Brawler's Oath" }, runes = { fury = 1 }, units = { base = { "Ringside Roar" } },
    deck = { "Mega-Mech" },
  },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Ringside Roar", "0")
    t:everyone_passes()
    t:expect_unit("Ringside Roar", { might = 3, keywords = { "Tank" } })
    t.you:play("Brawler's Oath", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { might = 6 })
    t:fight()

    t:expect_unit("Mega-Mech", { might = 8 })
    t:expect { you = { hand = { "Mega-Mech" } } }
  end,
}
