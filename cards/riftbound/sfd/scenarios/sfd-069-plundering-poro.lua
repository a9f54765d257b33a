scenario "The Poro conquers a Gold" {
  covers = { "SFD-069", "383.4.c", "184" },
  you = { base = { "Plundering Poro" } },

  run = function(t)
    t.you:move("Plundering Poro", "0")
    t:fight()

    t:expect { you = { gear = { "Gold" }, points = 1 } }
    t:expect_unit("Gold", { exhausted = true, at = "base" })
  end,
}

scenario "The Poro holds without a Gold" {
  covers = { "SFD-069", "383.4.d" },
  phase = "awaken",
  you = { units = { ["0"] = { "Plundering Poro" } } },

  run = function(t)
    t:expect { you = { gear = {}, points = 1 } }
  end,
}
