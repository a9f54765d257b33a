-- SFD-171 Renata Glasc, Industrialist.

scenario "Renata Glasc's tokens come ready, Gold too" {
  covers = { "SFD-171", "369", "143.4" },
  you = { base = { "Renata Glasc, Industrialist", "Treasure Hunter" }, hand = { "Faithful Manufactor" }, runes = { order = 3 } },

  run = function(t)
    t.you:move("Treasure Hunter", "0")
    t:everyone_passes()
    t:fight()
    t:expect_unit("Gold", { ready = true })
    t.you:play("Faithful Manufactor", { to = "base" })
    t:everyone_passes()

    t:expect_unit("Recruit", { ready = true })
    t:expect_unit("Faithful Manufactor", { exhausted = true })
  end,
}

scenario "Renata Glasc does not ready an opponent's tokens" {
  covers = { "SFD-171" },
  you = { base = { "Renata Glasc, Industrialist" } },
  foe = { hand = { "Faithful Manufactor" }, runes = { order = 3 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Faithful Manufactor")
    t:everyone_passes()

    t:expect_unit("Recruit", { exhausted = true })
  end,
}
