-- Passives that end what they depend on themselves (476, 480).

scenario "What in the end has lost its reason is taken out, and all is worked out anew" {
  covers = { "RUL-133", "RUL-134", "RUL-138", "476.3" },
  you = { base = { "Proud Captain", "Envious Twin" }, hand = { "Giant Slayer" }, runes = { order = 1 } },

  run = function(t)
    t:expect_unit("Proud Captain", { might = 5 })
    t:expect_unit("Envious Twin", { might = 4 })
    t:why("Envious Twin", { "Might 4", "Proud Captain", "it has ended its own reason", "!  +2" })
    t:why("Proud Captain", { "Might 5", "!  -3" })
    t.you:play("Giant Slayer", { target = "?" })
    t.you:offers_not("target", "Envious Twin")
    t.you:answer("Proud Captain")
  end,
}

scenario "and so it is whichever of the two came first" {
  covers = { "RUL-133", "RUL-134", "RUL-138", "476.3" },
  you = { base = { "Envious Twin" }, hand = { "Proud Captain", "Giant Slayer" }, runes = { order = 4 } },

  run = function(t)
    t.you:play("Proud Captain", { to = "base" })
    t:everyone_passes()

    t:expect_unit("Proud Captain", { might = 5 })
    t:expect_unit("Envious Twin", { might = 4 })
  end,
}

scenario "The older of two that take each other's reason counts" {
  covers = { "RUL-135", "RUL-138", "480", "476.2" },
  you = { base = { "Grim Rival" }, hand = { "Giant Slayer" }, runes = { order = 1 } },
  foe = { hand = { "Grim Rival" }, runes = { order = 3 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Grim Rival", { to = "base" })
    t:everyone_passes()
    t:expect_unit("your Grim Rival", { might = 5 })
    t:expect_unit("foe's Grim Rival", { might = 4 })
    t:next_turn()
    t.you:play("Giant Slayer", { target = "your Grim Rival" })
    t:everyone_passes()

    t:expect_unit("foe's Grim Rival", { might = 5 })
  end,
}

scenario "The older one counts also where it comes later in the order of places" {
  covers = { "RUL-135", "RUL-138", "480", "476.2" },
  you = { hand = { "Grim Rival" }, runes = { order = 3 } },
  foe = { base = { "Grim Rival" } },

  run = function(t)
    t.you:play("Grim Rival", { to = "base" })
    t:everyone_passes()

    t:expect_unit("your Grim Rival", { might = 4 })
    t:expect_unit("foe's Grim Rival", { might = 5 })
  end,
}

scenario "What ends its own reason at once does not count" {
  covers = { "RUL-136", "476.3" },
  you = { base = { "Humble Ogre", "Recruit" }, hand = { "Stupefy" }, runes = { mind = 1 } },

  run = function(t)
    t:expect_unit("Humble Ogre", { might = 4 })
    t.you:play("Stupefy", { target = "Humble Ogre" })
    t:everyone_passes()

    t:expect_unit("Humble Ogre", { might = 3 })
    t:why("Humble Ogre", { "it has ended its own reason" })
  end,
}

scenario "An amount is counted again, and stays as it was first counted where that comes to no end" {
  covers = { "RUL-137", "476.2", "477.3.e" },
  you = { base = { "Shy Giant" }, hand = { "Mega-Mech" }, runes = { mind = 10 } },

  run = function(t)
    t:expect_unit("Shy Giant", { might = 4 })
    t.you:play("Mega-Mech", { to = "base" })

    t:expect_unit("Shy Giant", { might = 4 })
    t:why("Shy Giant", { "-1" })
  end,
}

-- Whom it means counts for nothing, nor in which order they came.
local function loses_it_for_all(order, giver, code, base)
  scenario(giver .. " has lost the reason for all units at once, in order " .. order) {
    covers = { code, "RUL-134", "476.3" },
    you = { base = base },

    run = function(t)
      t:expect_unit(giver, { might = 5 })
      t:expect_unit("Envious Twin", { might = 4 })
      t:expect_unit("Mega-Mech", { might = 8 })
    end,
  }
end

loses_it_for_all("a", "Proud Captain", "RUL-133", { "Proud Captain", "Mega-Mech", "Envious Twin" })
loses_it_for_all("b", "Proud Captain", "RUL-133", { "Proud Captain", "Envious Twin", "Mega-Mech" })
loses_it_for_all("c", "Proud Captain", "RUL-133", { "Envious Twin", "Proud Captain", "Mega-Mech" })
loses_it_for_all("d", "Proud Teacher", "RUL-143", { "Proud Teacher", "Mega-Mech", "Envious Twin" })
loses_it_for_all("e", "Proud Teacher", "RUL-143", { "Proud Teacher", "Envious Twin", "Mega-Mech" })

scenario "Where whom it means is the reason, one unit loses it and another has it" {
  covers = { "RUL-142", "476.3" },
  you = { base = { "Kind Ogre", "Envious Twin", "Home Lantern" } },

  run = function(t)
    t:expect_unit("Envious Twin", { might = 4 })
    t:expect_unit("Home Lantern", { might = 3 })
  end,
}

scenario "Without a rival the Teacher is Mighty, and the others have what they are taught" {
  covers = { "RUL-143", "476.3" },
  you = { base = { "Proud Teacher", "Mega-Mech" } },

  run = function(t)
    t:expect_unit("Proud Teacher", { might = 5 })
    t:expect_unit("Mega-Mech", { might = 10 })
  end,
}
