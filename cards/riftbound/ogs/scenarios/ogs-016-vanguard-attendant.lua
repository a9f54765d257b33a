-- OGS-016 Vanguard Attendant: ready on arrival.

scenario "Vanguard Attendant enters ready, also at a battlefield" {
  covers = { "OGS-016", "143.4", "369" },
  you = {
    units = { ["Void Gate"] = { "Recruit" } },
    hand = { "Vanguard Attendant" },
    runes = { order = 6 },
  },

  run = function(t)
    t.you:play("Vanguard Attendant", { to = "Void Gate" })

    t:expect_unit("Vanguard Attendant", { ready = true, at = "Void Gate" })
    t.you:move("Vanguard Attendant", "base")
    t:expect_unit("Vanguard Attendant", { exhausted = true, at = "base" })
  end,
}
