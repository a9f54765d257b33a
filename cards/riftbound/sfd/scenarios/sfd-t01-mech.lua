-- SFD-T01 Mech.

scenario "A Mech is a unit token of three Might" {
  covers = { "SFD-T01", "185", "143", "187.3" },
  you = { base = { "Mech", "Vanguard Sergeant" } },
  foe = { units = { ["0"] = { { "Mega-Mech", damage = 6 } } } },

  run = function(t)
    t:expect_unit("Mech", { might = 3, token = true, keywords = {} })
    t.you:move("Mech", "0")
    t:fight()

    t:expect { foe = { trash = { "Mega-Mech" } }, you = { trash = {}, base = { "Vanguard Sergeant" }, units = { ["0"] = {} } } }
  end,
}
