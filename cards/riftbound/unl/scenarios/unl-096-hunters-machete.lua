-- UNL-096 Hunter's Machete.

scenario "With the Machete a unit hunts: one experience for its conquest" {
  covers = { "UNL-096", "Equip", "Hunt", "718", "823" },
  you = { gear = { "Hunter's Machete" }, base = { "Recruit" }, runes = { body = 1 } },

  run = function(t)
    t.you:use("Hunter's Machete")
    t:everyone_passes()
    t:expect_unit("Recruit", { might = 3, keywords = "Hunt" })
    t.you:move("Recruit", "0")
    t:fight()
    t:everyone_passes()

    t:expect { you = { xp = 1, runes = 0 } }
  end,
}

scenario "The Machete on a hunter makes two experience" {
  covers = { "UNL-096", "Hunt", "823" },
  you = { base = { { "Herald of Spring", attached = { "Hunter's Machete" } } } },

  run = function(t)
    t.you:move("Herald of Spring", "0")
    t:fight()
    t:everyone_passes()

    t:expect { you = { xp = 2 } }
  end,
}
