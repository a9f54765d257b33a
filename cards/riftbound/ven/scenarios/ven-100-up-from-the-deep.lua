-- VEN-100 Up from the Deep.

scenario "Two Tentacles come, each to your base or a battlefield of yours" {
  covers = { "VEN-100", "VEN-T02", "185", "350.2" },
  you = { hand = { "Up from the Deep" }, runes = { chaos = 3 }, units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Up from the Deep", { to = { { "base" }, { "0" } } })
    t:everyone_passes()

    t:expect { you = { base = { "Tentacle" }, units = { ["0"] = { "Recruit", "Tentacle" } }, trash = { "Up from the Deep" } } }
    t:expect_unit("Tentacle", { might = 1, token = true, exhausted = true })
  end,
}

scenario "From the trash it is played for its Flow cost, and then banished" {
  covers = { "VEN-100", "Flow", "829", "829.1.b" },
  you = { trash = { "Up from the Deep" }, runes = { fury = 3 } },

  run = function(t)
    t.you:play("Up from the Deep", { from = "trash" })
    t:everyone_passes()

    t:expect { you = { base = { "Tentacle", "Tentacle" }, trash = {}, banished = { "Up from the Deep" }, runes_ready = 0 } }
  end,
}
