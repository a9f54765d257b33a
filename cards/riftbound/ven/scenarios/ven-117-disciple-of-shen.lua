-- VEN-117 Disciple of Shen.

scenario "With exactly one other unit of yours there the Disciple has Shield 3" {
  covers = { "VEN-117", "Shield" },
  you = { units = { ["0"] = { "Disciple of Shen", "Recruit" } } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t:expect_unit("Disciple of Shen", { might = 1, keywords = "Shield 3" })
    t.foe:move("Mega-Mech", "0")

    t:expect_unit("Disciple of Shen", { might = 4, defending = true })
  end,
}

scenario "Alone, or with two others, the Disciple has no Shield" {
  covers = { "VEN-117" },
  you = { units = { ["0"] = { "Disciple of Shen" }, ["1"] = { { "VEN-117" }, "Recruit", "Recruit" } } },

  run = function(t)
    t:expect_unit("Disciple of Shen#1", { no_keywords = "Shield" })
    t:expect_unit("Disciple of Shen#2", { no_keywords = "Shield" })
  end,
}

scenario "In the base the Disciple has no Shield, whoever is with it" {
  covers = { "VEN-117" },
  you = { base = { "Disciple of Shen", "Recruit" } },

  run = function(t) t:expect_unit("Disciple of Shen", { no_keywords = "Shield" }) end,
}

scenario "The Disciple may come out of hiding beside a defender" {
  covers = { "VEN-117", "Hidden", "811" },
  you = { units = { ["0"] = { "Recruit" } }, facedown = { ["0"] = { "Disciple of Shen" } } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:play("Disciple of Shen", { from = "facedown" })

    t:expect_unit("Disciple of Shen", { might = 4, defending = true, keywords = "Shield 3" })
  end,
}
