-- SFD-174 Trove Golem.

scenario "Trove Golem comes with four Golds" {
  covers = { "SFD-174", "383.4.a", "185" },
  you = { hand = { "Trove Golem" }, runes = { order = 8 }, units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Trove Golem", { to = "0" })
    t:everyone_passes()

    t:expect { you = { gear = { "Gold", "Gold", "Gold", "Gold" } } }
    t:expect_unit("Gold#4", { exhausted = true, at = "base" })
    t:expect_unit("Trove Golem", { might = 9, exhausted = true })
  end,
}
