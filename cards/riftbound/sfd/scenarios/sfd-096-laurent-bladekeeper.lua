scenario "The Bladekeeper goes from battlefield to battlefield" {
  covers = { "SFD-096", "810" },
  you = { units = { ["0"] = { "Laurent Bladekeeper", "Recruit" } } },

  run = function(t)
    t.you:refused("move", "Recruit", "1", "144.4")
    t.you:move("Laurent Bladekeeper", "1")
    t:fight()

    t:expect { you = { units = { ["1"] = { "Laurent Bladekeeper" } }, points = 1 } }
  end,
}
