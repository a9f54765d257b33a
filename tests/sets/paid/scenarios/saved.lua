-- What would be recycled to pay for something stays at a price, which others pay (203.2, 357).

scenario "The rune stays, and another pays for that" {
  covers = { "PAI-030", "357" },
  battlefields = { "Zaun Warrens", "Blank Battlefield" },
  you = { gear = { "Rune Anchor" }, hand = { "Hextech Ray" }, runes = { fury = 3 } },
  foe = { units = { ["Zaun Warrens"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Mega-Mech", may = true })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 3 })
    t:expect { you = { embers = 1, runes = 3, runes_ready = 1 } }
  end,
}
