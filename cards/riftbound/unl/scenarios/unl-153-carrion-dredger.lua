-- UNL-153 Carrion Dredger.

scenario "Wherever the Dredger dies, its Bird comes to the base" {
  covers = { "UNL-153", "Deathknell", "UNL-T02" },
  turn_player = "foe",
  you = { units = { ["0"] = { "Carrion Dredger", "Mega-Mech" } } },
  foe = { hand = { "Hextech Ray" }, resources = { energy = 1, fury = 1 } },

  run = function(t)
    t.foe:play("Hextech Ray", { target = "Carrion Dredger" })
    t:everyone_passes()

    t:expect { you = { base = { "Bird" }, units = { ["0"] = { "Mega-Mech" } }, trash = { "Carrion Dredger" } } }
    t:expect_unit("Bird", { might = 1, keywords = "Deflect", exhausted = true })
  end,
}
