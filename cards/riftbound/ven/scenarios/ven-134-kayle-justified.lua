-- VEN-134 Kayle, Justified.

scenario "Kayle is Empowered up to three times, for two Might each" {
  covers = { "VEN-134", "441", "827" },
  you = { base = { "Kayle, Justified" }, runes = { order = 12 } },

  run = function(t)
    t:expect_unit("Kayle, Justified", { might = 3 })
    t.you:use("Kayle, Justified")
    t:everyone_passes()
    t:expect_unit("Kayle, Justified", { might = 5 })
    t.you:use("Kayle, Justified")
    t:everyone_passes()
    t:expect_unit("Kayle, Justified", { might = 7 })
    t.you:use("Kayle, Justified")
    t:everyone_passes()
    t:expect_unit("Kayle, Justified", { might = 9 })

    t.you:refused("use", "Kayle, Justified")
  end,
}

scenario "Three times Empowered she has Deflect 3 and Ganking, twice she has not" {
  covers = { "VEN-134", "809" },
  you = { units = { ["0"] = { "Kayle, Justified" } }, runes = { order = 9 } },
  foe = { hand = { "Hextech Ray" }, runes = { fury = 4 } },

  run = function(t)
    for _ = 1, 2 do
      t.you:use("Kayle, Justified")
      t:everyone_passes()
    end
    t.you:refused("move", "Kayle, Justified", "1")
    t.you:use("Kayle, Justified")
    t:everyone_passes()
    t.you:move("Kayle, Justified", "1")
    t:expect_unit("Kayle, Justified", { at = "1" })
    t:next_turn()
    t.foe:play("Hextech Ray", { target = "Kayle, Justified" })
    t:expect { foe = { runes = 2 } }
  end,
}

scenario "Disempowered Kayle begins anew" {
  covers = { "VEN-134", "442" },
  you = { base = { "Kayle, Justified" }, hand = { "Sanction" }, runes = { order = 9, calm = 6 } },

  run = function(t)
    for _ = 1, 2 do
      t.you:use("Kayle, Justified")
      t:everyone_passes()
    end
    t.you:play("Sanction", { target = "Kayle, Justified", mode = 2 })
    t:everyone_passes()
    t:expect_unit("Kayle, Justified", { might = 3 })
    t.you:use("Kayle, Justified")
    t:everyone_passes()
    t:expect_unit("Kayle, Justified", { might = 5 })
  end,
}

scenario "An effect empowers her once more, and Ambessa hears of each time" {
  covers = { "VEN-134", "VEN-153", "441" },
  you = {
    legend = "Ambessa, Matriarch of War", base = { "Kayle, Justified" }, hand = { "Sanction" },
    runes = { order = 3, calm = 6 },
  },

  run = function(t)
    t.you:use("Kayle, Justified")
    t:everyone_passes()
    t.you:play("Sanction", { target = "Kayle, Justified", mode = 1 })
    t.you:pass()
    t.foe:pass()
    t:expect_unit("Kayle, Justified", { might = 7 })
    t:expect { chain = { "Ambessa, Matriarch of War" } }
  end,
}
