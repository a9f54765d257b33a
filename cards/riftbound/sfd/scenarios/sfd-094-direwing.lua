scenario "Beside another Dragon the Direwing enters ready" {
  covers = { "SFD-094", "369" },
  you = { base = { "Eager Drakehound" }, hand = { "Direwing" }, runes = { body = 7 } },

  run = function(t)
    t.you:play("Direwing")

    t:expect_unit("Direwing", { ready = true })
  end,
}

scenario "An enemy's Dragon does not wake the Direwing" {
  covers = { "SFD-094", "740" },
  you = { base = { "Recruit" }, hand = { "Direwing" }, runes = { body = 7 } },
  foe = { base = { "Mountain Drake" } },

  run = function(t)
    t.you:play("Direwing")

    t:expect_unit("Direwing", { exhausted = true })
  end,
}
