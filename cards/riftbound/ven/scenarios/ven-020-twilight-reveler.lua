-- VEN-020 Twilight Reveler.

scenario "The Reveler's attack readies another unit of yours, wherever that is" {
  covers = { "VEN-020", "383.4.e", "415" },
  you = { base = { "Twilight Reveler", { "Mega-Mech", exhausted = true } } },
  foe = { units = { ["0"] = { "Mountain Drake" } } },

  run = function(t)
    t.you:move("Twilight Reveler", "0", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { ready = true })
    t:expect_unit("Twilight Reveler", { exhausted = true })
  end,
}

scenario "The Reveler does not ready itself, nor an enemy" {
  covers = { "VEN-020", "402.4" },
  you = { base = { "Twilight Reveler" } },
  foe = { units = { ["0"] = { { "Mountain Drake", exhausted = true } } } },

  run = function(t)
    t.you:move("Twilight Reveler", "0")

    t:expect { chain = {} }
    t:expect_unit("Twilight Reveler", { exhausted = true })
    t:expect_unit("Mountain Drake", { exhausted = true })
  end,
}

scenario "Without an enemy there the Reveler does not attack" {
  covers = { "VEN-020", "383.4.e" },
  you = { base = { "Twilight Reveler", { "Mega-Mech", exhausted = true } } },

  run = function(t)
    t.you:move("Twilight Reveler", "0")
    t:fight()

    t:expect_unit("Mega-Mech", { exhausted = true })
  end,
}
