-- OGS-009 Master Yi, Honed: Ganking, and ready on arrival.

scenario "Master Yi, Honed enters ready and may move at once" {
  covers = { "OGS-009", "143.4", "369" },
  you = { hand = { "Master Yi, Honed" }, runes = { body = 7 } },

  run = function(t)
    t.you:play("Master Yi, Honed")
    t:expect_unit("Master Yi, Honed", { ready = true, at = "base" })
    t.you:move("Master Yi, Honed", "Blank Battlefield")
    t:fight()

    t:expect { you = { points = 1, controls = { "Blank Battlefield" } } }
  end,
}

scenario "Master Yi, Honed goes from battlefield to battlefield, others do not" {
  covers = { "OGS-009", "810", "144.4", "Q87" },
  you = { units = { ["Zaun Warrens"] = { "Master Yi, Honed", "Recruit" } } },

  run = function(t)
    t.you:refused("move", "Recruit", "Blank Battlefield", "144.4")
    t.you:move("Master Yi, Honed", "Blank Battlefield")
    t:fight()

    t:expect_unit("Master Yi, Honed", { at = "Blank Battlefield", exhausted = true })
  end,
}
