-- UNL-T01 Baron Pit.

scenario "Units move to the Pit from wherever they are" {
  covers = { "UNL-T01", "144.4", "187.9" },
  battlefields = { "Baron Pit", "Void Gate" },
  you = { units = { ["Void Gate"] = { "Recruit" } }, base = { "Daring Poro" } },

  run = function(t)
    t.you:move("Recruit", "Baron Pit")
    t:fight()
    t.you:move("Daring Poro", "Baron Pit")

    t:expect { you = { units = { ["Baron Pit"] = { "Recruit", "Daring Poro" } } } }
  end,
}

scenario "From the Pit to another battlefield they need Ganking" {
  covers = { "UNL-T01", "144.4" },
  battlefields = { "Baron Pit", "Void Gate" },
  you = { units = { ["Baron Pit"] = { "Recruit" } } },

  run = function(t)
    t.you:refused("move", "Recruit", "Void Gate", "144.4")
  end,
}
