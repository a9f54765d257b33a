-- UNL-160 Ultrasoft Poro.

scenario "At a battlefield the Poro is exhausted for two Birds" {
  covers = { "UNL-160", "UNL-T02" },
  you = { units = { ["0"] = { "Ultrasoft Poro" } } },

  run = function(t)
    t.you:use("Ultrasoft Poro")
    t:answers { you = { { to = { { "0" }, { "base" } } } } }
    t:everyone_passes()

    t:expect { you = { base = { "Bird" }, units = { ["0"] = { "Ultrasoft Poro", "Bird" } } } }
    t:expect_unit("Ultrasoft Poro", { exhausted = true })
    t:expect_unit("Bird#1", { keywords = "Deflect" })
  end,
}

scenario "In base the Poro stays soft" {
  covers = { "UNL-160" },
  you = { base = { "Ultrasoft Poro" } },

  run = function(t)
    t.you:refused("use", "Ultrasoft Poro")
  end,
}
