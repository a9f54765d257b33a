-- VEN-123 Soulspinner.

scenario "Soulspinner joins its side in a fight" {
  covers = { "VEN-123", "Ambush", "822" },
  you = { units = { ["0"] = { "Recruit" } }, hand = { "Soulspinner" }, runes = { order = 3 } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:play("Soulspinner", { to = "0" })

    t:expect_unit("Soulspinner", { at = "0", defending = true })
  end,
}
