-- SFD-133 Boots of Swiftness.

scenario "Boots of Swiftness lead their host from battlefield to battlefield" {
  covers = { "SFD-133", "810", "718" },
  you = { units = { ["0"] = { { "Petty Officer", attached = { "Boots of Swiftness" } } } } },

  run = function(t)
    t:expect_unit("Petty Officer", { might = 7, keywords = { "Ganking" } })
    t.you:move("Petty Officer", "1")
    t:fight()

    t:expect_unit("Petty Officer", { at = "1" })
  end,
}

scenario "Boots of Swiftness in base lead nobody until they are put on" {
  covers = { "SFD-133", "818" },
  you = { gear = { "Boots of Swiftness" }, units = { ["0"] = { "Petty Officer", "Shipyard Skulker" } }, runes = { chaos = 1 } },

  run = function(t)
    t.you:refused("move", "Petty Officer", "1", "144.4")
    t.you:use("Boots of Swiftness", { target = "Petty Officer" })
    t:everyone_passes()
    t.you:refused("move", "Shipyard Skulker", "1", "144.4")

    t.you:offers("move", "Petty Officer", "1")
  end,
}
