-- SFD-208 Forge of the Fluft.

scenario "Forge of the Fluft lets its controller's legend attach an Equipment" {
  covers = { "SFD-208", "377", "434" },
  you = {
    legend = "Lucian, Purifier",
    units = { ["Forge of the Fluft"] = { "Petty Officer" } },
    base = { "Recurve Bow", "Orb of Regret" },
  },
  foe = { legend = "Lucian, Purifier", base = { "Recurve Bow", "Mega-Mech" } },

  run = function(t)
    t.you:use("Lucian, Purifier", { target = "?" })
    t.you:offers_not("target", "Orb of Regret")
    t.you:offers_not("target", "foe's Recurve Bow")
    t.you:answer("Recurve Bow")
    t:everyone_passes()

    t:expect_unit("Recurve Bow", { attached_to = "Petty Officer" })
    t:expect { you = { legend_exhausted = true } }
  end,
}

scenario "Without control of the Forge the legend has no such ability" {
  covers = { "SFD-208" },
  you = { legend = "Lucian, Purifier", base = { "Recurve Bow", "Petty Officer" } },
  foe = { units = { ["Forge of the Fluft"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:refused("use", "Lucian, Purifier")
  end,
}
