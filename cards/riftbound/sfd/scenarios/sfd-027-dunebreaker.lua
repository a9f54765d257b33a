scenario "With two cards in hand Dunebreaker enters ready" {
  covers = { "SFD-027", "364", "369" },
  you = { hand = { "Dunebreaker", "Recurve Bow", "Flash" }, runes = { fury = 7 } },
  foe = { hand = { "Gust", "Gust", "Gust" } },

  run = function(t)
    t.you:play("Dunebreaker")

    t:expect_unit("Dunebreaker", { ready = true })
  end,
}

scenario "With three cards in hand Dunebreaker enters exhausted" {
  covers = { "SFD-027", "364" },
  you = { hand = { "Dunebreaker", "Recurve Bow", "Flash", "Gust" }, runes = { fury = 7 } },

  run = function(t)
    t.you:play("Dunebreaker")

    t:expect_unit("Dunebreaker", { exhausted = true })
  end,
}

scenario "Dunebreaker draws two for a hold" {
  covers = { "SFD-027", "383.4.d" },
  phase = "awaken",
  you = { units = { ["0"] = { "Dunebreaker" } }, deck = { "Gust", "Flash", "Tibbers", "Void Seeker" } },

  run = function(t)
    t:everyone_passes()

    t:expect { you = { points = 1, hand = { "Gust", "Flash", "Tibbers" } } }
  end,
}
