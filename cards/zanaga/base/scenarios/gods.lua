-- Omens of the gods.

given { mode = "alone", notes = { woke = 1 }, you = { map = { ["Grazing End"] = { "Joro the Unlucky" } } } }

scenario "the sun tires heroes outside towns" {
  covers = { "ZAN-141" },
  awake = { "Azumba, the Noonday Lion" },
  altar = { { "The Gilded Idol", complete = true } },

  run = function(t)
    t:expect_object("Joro the Unlucky", { exhaustion = 2 })
  end,
}

scenario "the moon turns all items face down" {
  covers = { "ZAN-142" },
  mode = "two",
  awake = { "Teliva, Weaver of Dawn" },
  altar = { { "The Silver Thread", complete = true } },
  foe = { map = { ["Echo Bench"] = { "Tamsin Reedwalker" } }, pack = { "Spyglass", "Coil of Rope" } },

  run = function(t)
    t:expect_object("Spyglass", { face_down = true })
    t:expect_object("Coil of Rope", { face_down = true })
  end,
}

scenario "the sun wounds heroes in savanna" {
  covers = { "ZAN-143" },
  awake = { "Korroth, the Burning Bull" },
  altar = { { "The Gilded Idol", complete = true } },

  run = function(t)
    t:expect_object("Joro the Unlucky", { wounds = 1 })
  end,
}

scenario "the moon brings two challenges" {
  covers = { "ZAN-144" },
  awake = { "Isamel, Heron of Two Waters" },
  altar = { { "Vigil at the Still Pool", complete = true } },
  green_deck = { "Dust Jackals", "Vine Thief" },
  pool = { "Sun Token", "Moon Token" },

  run = function(t)
    t:expect { roaming = { "Dust Jackals", "Vine Thief" } }
  end,
}

scenario "the skull wounds each hero" {
  covers = { "ZAN-145" },
  awake = { "Nuhari of the Three Faces" },
  altar = { { "Gravemoss Garland", complete = true } },

  run = function(t)
    t:expect_object("Joro the Unlucky", { wounds = 1 })
  end,
}

scenario "the sun halves the gold of the richest" {
  covers = { "ZAN-146" },
  awake = { "Vossu, the Vulture Judge" },
  altar = { { "The Gilded Idol", complete = true } },

  run = function(t)
    t:expect { you = { gold = 2 } }
  end,
}

scenario "the moon tires each ally" {
  covers = { "ZAN-148" },
  awake = { "Yeth, the Dreamer Below" },
  altar = { { "Vigil at the Still Pool", complete = true } },
  you = { party = { "Gentle Ubo" } },

  run = function(t)
    t:expect_object("Gentle Ubo", { exhaustion = 2 })
  end,
}

scenario "the moon tests heroes outside towns" {
  covers = { "ZAN-149" },
  awake = { "Ghazir, Snake of Small Hours" },
  altar = { { "Vigil at the Still Pool", complete = true } },
  chance = { 1, 1 },

  run = function(t)
    t:expect_object("Joro the Unlucky", { wounds = 1 })
  end,
}

scenario "the skull adds doom" {
  covers = { "ZAN-150" },
  awake = { "Morwe, Who Keeps the Count" },
  altar = { { "Gravemoss Garland", complete = true } },

  run = function(t)
    t:expect_object("Morwe, Who Keeps the Count", { doom = 1 })
  end,
}
