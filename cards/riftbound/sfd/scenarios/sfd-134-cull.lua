-- SFD-134 Cull.

scenario "Cull: its host's conquest is worth exhausted Gold" {
  covers = { "SFD-134", "383.4.c", "185", "718" },
  you = { base = { { "Petty Officer", attached = { "Cull" } } } },

  run = function(t)
    t:expect_unit("Petty Officer", { might = 6 })
    t.you:move("Petty Officer", "0")
    t:fight()

    t:expect_unit("Gold", { exhausted = true, at = "base" })
    t:expect { you = { base = { "Gold" } } }
  end,
}

scenario "Cull on a unit that stays at home brings no Gold" {
  covers = { "SFD-134", "818" },
  you = { gear = { "Cull" }, base = { "Petty Officer", "Shipyard Skulker" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:use("Cull", { target = "Petty Officer" })
    t:everyone_passes()
    t.you:move("Shipyard Skulker", "0")
    t:fight()

    t:expect { you = { base = { "Petty Officer", "Cull" }, points = 1 } }
  end,
}
