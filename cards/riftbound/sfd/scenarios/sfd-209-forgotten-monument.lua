-- SFD-209 Forgotten Monument.

scenario "Forgotten Monument: taken in a second turn it scores nothing and triggers nothing" {
  covers = { "SFD-209", "R150", "471" },
  you = { base = { "Kai'Sa, Survivor" } },
  battlefields = { "Forgotten Monument", "Void Gate" },

  run = function(t)
    t.you:move("Kai'Sa, Survivor", "Forgotten Monument")
    t:fight()

    t:expect { you = { points = 0, controls = { "Forgotten Monument" }, hand = {} } }
  end,
}

scenario "From the third turn on Forgotten Monument scores, other battlefields always" {
  covers = { "SFD-209", "471" },
  you = { base = { "Petty Officer", "Recruit" } },
  battlefields = { "Forgotten Monument", "Void Gate" },

  run = function(t)
    t.you:move("Petty Officer", "Forgotten Monument")
    t:fight()
    t.you:move("Recruit", "Void Gate")
    t:fight()
    t:expect { you = { points = 1 } }
    t:next_turn()
    t:next_turn()

    t:expect { you = { points = 3 } }
  end,
}
