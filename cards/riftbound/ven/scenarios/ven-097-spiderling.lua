-- VEN-097 Spiderling.

scenario "Each other Spiderling of yours at its place makes it stronger" {
  covers = { "VEN-097", "364" },
  you = { units = { ["0"] = { "Spiderling", "Spiderling", "Spiderling", "Recruit" }, base = { "Spiderling" } } },
  foe = { base = { "Spiderling", "Spiderling" } },

  run = function(t)
    t:expect_unit("your Spiderling#1", { might = 3, at = "0" })
    t:expect_unit("your Spiderling#3", { might = 3, at = "0" })
    t:expect_unit("your Spiderling#4", { might = 1, at = "base" })
    t:expect_unit("foe's Spiderling#1", { might = 2 })
  end,
}

scenario "Spiderlings of the opponent at the same place do not count" {
  covers = { "VEN-097", "740" },
  you = { base = { "Spiderling" } },
  foe = { units = { ["0"] = { "Spiderling" } } },

  run = function(t)
    t.you:move("Spiderling", "0")

    t:expect_unit("your Spiderling", { might = 1, attacking = true })
    t:expect_unit("foe's Spiderling", { might = 1 })
  end,
}

scenario "Spiderling is Hidden: it comes from facedown for nothing" {
  covers = { "VEN-097", "Hidden", "811" },
  you = { units = { ["0"] = { "Spiderling" } }, facedown = { ["0"] = { "Spiderling" } } },

  run = function(t)
    t.you:play("Spiderling", { from = "facedown" })

    t:expect { you = { units = { ["0"] = { "Spiderling", "Spiderling" } } } }
    t:expect_unit("Spiderling#1", { might = 2 })
  end,
}

scenario "A deck may have any number of Spiderlings" {
  covers = { "VEN-097", "103.2.b" },

  run = function(t)
    t:deck_legal("origins-champion-deck-jinx", { main = { Spiderling = 20 }, mode = "skirmish" })
    t:deck_refused("origins-champion-deck-jinx", { main = { ["Shadowblade Lurker"] = 4 }, mode = "skirmish" }, "103.2.b")
  end,
}
