-- UNL-039 Soul Sword.

scenario "The Sword's host has one Might more, two at three experience" {
  covers = { "UNL-039", "Equip", "718", "Level" },
  you = { gear = { "Soul Sword" }, base = { "Recruit", "Herald of Spring" }, runes = { calm = 1 }, xp = 2 },

  run = function(t)
    t.you:use("Soul Sword", { target = "Recruit" })
    t:everyone_passes()
    t:expect_unit("Recruit", { might = 2 })
    t.you:move("Herald of Spring", "0")
    t:fight()
    t:everyone_passes()

    t:expect { you = { xp = 3, runes = 0 } }
    t:expect_unit("Recruit", { might = 3 })
    t:expect_unit("Herald of Spring", { might = 4 })
  end,
}

scenario "On another's unit the Sword asks for the experience of the unit's player" {
  covers = { "UNL-039", "718", "Level" },
  you = { xp = 3 },
  foe = {
    xp = 2,
    base = {
      { "Recruit", attached = { { "Soul Sword", owner = "you", controller = "you" } } },
      "Herald of Spring",
    },
  },
  turn_player = "foe",

  run = function(t)
    t:expect_unit("foe's Recruit", { might = 2 })
    t.foe:move("Herald of Spring", "0")
    t:fight()
    t:everyone_passes()

    t:expect { foe = { xp = 3 } }
    t:expect_unit("foe's Recruit", { might = 3 })
  end,
}
