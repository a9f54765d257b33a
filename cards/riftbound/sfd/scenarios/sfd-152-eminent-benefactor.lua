-- SFD-152 Eminent Benefactor.

scenario "Eminent Benefactor: two exhausted Golds for a hold" {
  covers = { "SFD-152", "383.4.d", "185" },
  you = { units = { ["0"] = { "Eminent Benefactor" } } },
  phase = "awaken",

  run = function(t)
    t:everyone_passes()

    t:expect { you = { gear = { "Gold", "Gold" }, points = 1 } }
    t:expect_unit("Gold", { exhausted = true })
    t:expect_unit("Gold#2", { exhausted = true })
  end,
}

scenario "Eminent Benefactor gives nothing for a conquest or where another holds" {
  covers = { "SFD-152" },
  you = { base = { "Eminent Benefactor" }, units = { ["0"] = { "Daring Poro" } } },
  phase = "awaken",

  run = function(t)
    t:everyone_passes()
    t.you:move("Eminent Benefactor", "1")
    t:fight()

    t:expect { you = { gear = {}, points = 2 } }
  end,
}
