scenario "The Drakehound enters ready and attacks at once" {
  covers = { "SFD-006", "143.4", "369" },
  you = { hand = { "Eager Drakehound" }, runes = { fury = 3 } },

  run = function(t)
    t.you:play("Eager Drakehound")
    t:expect_unit("Eager Drakehound", { ready = true })
    t.you:move("Eager Drakehound", "0")
    t:fight()

    t:expect { you = { points = 1 } }
  end,
}

scenario "Another unit enters exhausted beside the Drakehound" {
  covers = { "SFD-006", "143.4" },
  you = { base = { "Eager Drakehound" }, hand = { "Shipyard Skulker" }, runes = { fury = 3 } },

  run = function(t)
    t.you:play("Shipyard Skulker")

    t:expect_unit("Shipyard Skulker", { exhausted = true })
  end,
}
