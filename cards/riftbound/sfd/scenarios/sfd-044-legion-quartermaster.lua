scenario "The Quartermaster takes a gear back to the hand" {
  covers = { "SFD-044", "356.2", "357.2" },
  you = { gear = { "Orb of Regret" }, hand = { "Legion Quartermaster" }, runes = { calm = 3 } },

  run = function(t)
    t.you:play("Legion Quartermaster")

    t:expect { you = { base = { "Legion Quartermaster" }, hand = { "Orb of Regret" }, gear = {} } }
  end,
}

scenario "Without a friendly gear no Quartermaster comes" {
  covers = { "SFD-044", "203.3" },
  you = { base = { "Recruit" }, hand = { "Legion Quartermaster" }, runes = { calm = 3 } },
  foe = { gear = { "Orb of Regret" } },

  run = function(t)
    t.you:refused("play", "Legion Quartermaster")
  end,
}

scenario "A Gold goes to the hand and is no more" {
  covers = { "SFD-044", "186.1" },
  you = { gear = { "Gold" }, hand = { "Legion Quartermaster" }, runes = { calm = 3 } },

  run = function(t)
    t.you:play("Legion Quartermaster")

    t:expect { you = { base = { "Legion Quartermaster" }, hand = {} } }
  end,
}
