scenario "Heart of Dark Ice gives three Might once" {
  covers = { "SFD-052", "377" },
  you = { base = { "Heart of Dark Ice", "Shipyard Skulker" } },

  run = function(t)
    t.you:use("Heart of Dark Ice", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { might = 6 })
    t.you:refused("use", "Heart of Dark Ice", "203.3")
    t:next_turn()

    t:expect_unit("Shipyard Skulker", { might = 3 })
  end,
}
