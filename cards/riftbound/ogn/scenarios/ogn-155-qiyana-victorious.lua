-- OGN-155 Qiyana, Victorious.

scenario "Conquering, Qiyana draws" {
  covers = { "OGN-155", "383.4.c", "355.3" },
  you = { base = { "Qiyana, Victorious" }, deck = { "Cleave", "Gust" } },

  run = function(t)
    t.you:move("Qiyana, Victorious", "0")
    t:answers { you = { { mode = "draw 1" } } }
    t:fight()

    t:expect { you = { hand = { "Cleave" }, runes = 0 } }
  end,
}

scenario "Conquering, Qiyana channels instead" {
  covers = { "OGN-155", "355.3", "430" },
  you = { base = { "Qiyana, Victorious" }, deck = { "Cleave" } },

  run = function(t)
    t.you:move("Qiyana, Victorious", "0")
    t:answers { you = { { mode = "channel 1 rune exhausted" } } }
    t:fight()

    t:expect { you = { hand = {}, runes = 1, runes_exhausted = 1 } }
  end,
}

scenario "To choose Qiyana costs the foe a Power" {
  covers = { "OGN-155", "Deflect", "809" },
  you = { base = { "Qiyana, Victorious" } },
  foe = { hand = { "Stupefy" }, runes = { mind = 1 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Stupefy", { target = "Qiyana, Victorious" })
    t:everyone_passes()

    t:expect { foe = { runes = 0 } }
  end,
}
