-- What items add while they lie in the pack, and one that heals in the own turn.

scenario "the cuirass adds two lives" {
  covers = { "ZAN-217" },
  mode = "alone",
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } }, pack = { "Lacquered Cuirass" } },

  run = function(t) t:expect_object("Joro the Unlucky", { life = 8 }) end,
}

scenario "the sandals add a life and stamina" {
  covers = { "ZAN-220" },
  mode = "alone",
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } }, pack = { "Porter's Sandals" } },

  run = function(t) t:expect_object("Joro the Unlucky", { life = 7, stamina = 4 }) end,
}

scenario "the salve heals two wounds in the own turn" {
  covers = { "ZAN-226" },
  mode = "alone",
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", wounds = 3 } } }, pack = { "Red Root Salve" } },

  run = function(t)
    t.you:use("Red Root Salve")
    t:expect_object("Joro the Unlucky", { wounds = 1 })
    t:expect { box = { "Red Root Salve" } }
  end,
}
