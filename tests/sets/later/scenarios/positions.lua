-- Worked positions and rulings that the published cards cannot show.

scenario "Burning a card is neither looking at it nor revealing it" {
  covers = { "R069", "440.1", "424.2.a", "OGN-194", "LTR-003" },
  you = { hand = { "Ash Reader" }, deck = { "Nocturne, Horrifying", "Gust", "Mega-Mech" }, runes = { fury = 3, chaos = 2 } },

  run = function(t)
    t.you:play("Ash Reader", { to = "base" })
    t:everyone_passes()

    t:expect { you = { trash = { "Nocturne, Horrifying", "Gust" }, banished = {}, runes_ready = 2 }, chain = {} }
  end,
}

scenario "Looked at, he is asked for" {
  covers = { "R069", "424.2.a", "OGN-194" },
  you = { hand = { "Stacked Deck" }, deck = { "Nocturne, Horrifying", "Gust", "Mega-Mech" }, runes = { chaos = 3 } },

  run = function(t)
    t.you:play("Stacked Deck")
    t:answers { you = { { may = true }, { may = false }, { pick = "Gust" } } }
    t:everyone_passes()

    t:expect { you = { banished = { "Nocturne, Horrifying" }, hand = { "Gust" } } }
  end,
}

scenario "In a showdown a plain Empower ability may not be used, focus or not" {
  covers = { "R120", "308.1.a", "381", "827.1", "LTR-001" },
  you = { units = { ["0"] = { "Wise Hound" } }, base = { "Kindled Squire", "Pakaa Cub" }, runes = { fury = 2 } },

  run = function(t)
    t.you:move("Pakaa Cub", "1")
    t:expect { showdown = "Blank Battlefield#2", focus = "you", priority = "you" }
    t.you:refused("use", "Kindled Squire", "308.1.a")
    t.you:offers_not("use", "Kindled Squire")
    t:fight()
    t.you:use("Kindled Squire")
    t:everyone_passes()

    t:expect_unit("Kindled Squire", { empowered = true })
  end,
}

scenario "With a chain open a plain Empower ability may not be used either" {
  covers = { "R120", "309.1.a", "381", "827.1", "LTR-001" },
  you = { base = { "Kindled Squire" }, hand = { "Stupefy" }, runes = { fury = 2, mind = 1 } },

  run = function(t)
    t.you:play("Stupefy", { target = "Kindled Squire" })
    t.you:refused("use", "Kindled Squire", "309.1.a")
  end,
}

scenario "Of two battlefields staged by one chain the non-combat showdown begins first" {
  covers = { "R243", "323.12", "323.13", "LTR-025" },
  battlefields = { "Blank Battlefield", "Blank Battlefield" },
  you = { base = { "Pakaa Cub", "Mega-Mech" }, hand = { "Scatter Orders" }, runes = { body = 2 } },
  foe = { units = { ["1"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:play("Scatter Orders", {
      target = { { "Mega-Mech" }, { "Pakaa Cub" } },
      destination = { { "Blank Battlefield#2" }, { "Blank Battlefield" } },
    })
    t:everyone_passes()

    t:expect { showdown = "Blank Battlefield", combat = false, focus = "you" }
    t.you:pass()
    t.foe:pass()
    t:expect { you = { points = 1 }, showdown = "Blank Battlefield#2", combat = "Blank Battlefield#2" }
    t:fight()

    t:expect { you = { points = 2 }, foe = { trash = { "Shipyard Skulker" } } }
  end,
}

scenario "The order of the moves does not matter for that" {
  covers = { "R243", "323.12", "323.13", "LTR-025" },
  you = { base = { "Pakaa Cub", "Mega-Mech" }, hand = { "Scatter Orders" }, runes = { body = 2 } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:play("Scatter Orders", {
      target = { { "Mega-Mech" }, { "Pakaa Cub" } },
      destination = { { "Blank Battlefield" }, { "Blank Battlefield#2" } },
    })
    t:everyone_passes()

    t:expect { showdown = "Blank Battlefield#2", combat = false }
  end,
}

scenario "Doubling a Might below nothing adds nothing" {
  covers = { "W3", "477.3.c", "432.1", "OGN-069", "LTR-026" },
  you = { base = { "Wise Hound" }, hand = { "Last Stand" }, runes = { calm = 5 } },
  foe = { hand = { "Gloom" }, runes = { chaos = 3 } },

  run = function(t)
    t.you:play("Last Stand", { target = "Wise Hound" })
    t.you:pass()
    t.foe:play("Gloom", { target = "Wise Hound" })
    t:everyone_passes()
    t:expect_unit("Wise Hound", { might = 0, keywords = { "Temporary" } })
    t.you:end_turn()
    t:next_turn()

    t:expect { you = { trash = { "Last Stand", "Wise Hound" } } }
  end,
}

scenario "And it takes nothing away: another four Might bring it back to two" {
  covers = { "W3", "477.3.c", "143.2.b", "OGN-069", "OGN-058" },
  you = { base = { "Wise Hound" }, hand = { "Last Stand", "Discipline", "Discipline" }, runes = { calm = 9 } },
  foe = { hand = { "Gloom" }, runes = { chaos = 3 } },

  run = function(t)
    t.you:play("Last Stand", { target = "Wise Hound" })
    t.you:pass()
    t.foe:play("Gloom", { target = "Wise Hound" })
    t:everyone_passes()
    t.you:play("Discipline", { target = "Wise Hound" })
    t:everyone_passes()
    -- Two less four, plus two: nothing, and the next two count in full.
    t:expect_unit("Wise Hound", { might = 0 })
    t.you:play("Discipline", { target = "Wise Hound" })
    t:everyone_passes()

    t:expect_unit("Wise Hound", { might = 2 })
  end,
}

scenario "Falling Star would miss a unit that has outgrown it, and takes it again once it is small" {
  covers = { "W5", "758.2", "142.4.b", "LTR-027", "LTR-026" },
  you = { hand = { "Falling Star", "Gloom" }, runes = { fury = 4, chaos = 3 } },
  foe = { units = { ["0"] = { "Haughty Drake" } }, hand = { "Discipline" }, runes = { calm = 2 } },

  run = function(t)
    t.you:play("Falling Star", { target = { { "Haughty Drake" }, { "Haughty Drake" } } })
    t.you:pass()
    t.foe:play("Discipline", { target = "Haughty Drake" })
    t.foe:pass()
    t.you:pass()
    t:expect_unit("Haughty Drake", { might = 3 })
    t.you:play("Gloom", { target = "Haughty Drake" })
    t.you:pass()
    t.foe:pass()
    t:expect_unit("Haughty Drake", { might = 0 })
    t:everyone_passes()

    t:expect { foe = { trash = { "Discipline", "Haughty Drake" } } }
  end,
}

scenario "Left as it is Falling Star does nothing to it" {
  covers = { "W5", "757", "758.1", "359.3.e.5", "LTR-027" },
  you = { hand = { "Falling Star" }, runes = { fury = 4 } },
  foe = { units = { ["0"] = { "Haughty Drake" } }, hand = { "Discipline" }, runes = { calm = 2 } },

  run = function(t)
    t.you:play("Falling Star", { target = { { "Haughty Drake" }, { "Haughty Drake" } } })
    t.you:pass()
    t.foe:play("Discipline", { target = "Haughty Drake" })
    t:everyone_passes()

    t:expect_unit("Haughty Drake", { might = 3, damage = 0 })
  end,
}

scenario "A unit too mighty for a spell cannot be chosen by it" {
  covers = { "355.9.b", "757", "LTR-027" },
  you = { hand = { "Hextech Ray" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { { "Haughty Drake", buffs = 1 } } } },

  run = function(t)
    t:expect_unit("Haughty Drake", { might = 2 })
    t.you:refused("play", "Hextech Ray", "355.8")
  end,
}

scenario "An ability costs what stands before its colon: nothing is below any Might" {
  covers = { "206.1", "355.9.b", "OGN-068", "LTR-027" },
  you = { units = { ["0"] = { "Caitlyn, Patrolling" } } },
  foe = { units = { ["1"] = { "Haughty Drake" } } },

  run = function(t)
    t.you:use("Caitlyn, Patrolling", { target = "?" })
    t.you:offers_not("target", "Haughty Drake")
    t.you:answer("Caitlyn, Patrolling")
  end,
}

scenario "What the additional cost kills is not chosen as the target" {
  covers = { "W8", "355.16", "LTR-028" },
  you = { base = { "Mega-Mech", "Pakaa Cub" }, hand = { "Last Gift" }, runes = { order = 1 } },

  run = function(t)
    t.you:play("Last Gift")
    t:everyone_passes()

    t:expect { you = { trash = { "Last Gift", "Mega-Mech" } } }
    t:expect_unit("Pakaa Cub", { might = 11 })
  end,
}

scenario "Of two strongest the one that is not killed may be the target" {
  covers = { "W8", "355.16", "LTR-028" },
  you = { base = { "Mega-Mech", { "Mega-Mech", damage = 1 }, "Pakaa Cub" }, hand = { "Last Gift" }, runes = { order = 1 } },

  run = function(t)
    t.you:play("Last Gift", { cost = "Mega-Mech", target = "?" })
    t.you:offers("target", "Mega-Mech")
    t.you:offers("target", "Pakaa Cub")
    t.you:answer("Mega-Mech")
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 16, damage = 1 })
  end,
}

scenario "With nobody else to give it to, the play is not possible" {
  covers = { "W8", "355.8", "355.16", "LTR-028" },
  you = { base = { "Mega-Mech" }, hand = { "Last Gift" }, runes = { order = 1 } },

  run = function(t)
    t.you:refused("play", "Last Gift")
  end,
}

scenario "A striker that lost its Equipment deals nothing" {
  covers = { "W12", "359.3.e.12", "359.3.e.5", "LTR-029", "LTR-006" },
  you = { units = { ["0"] = { { "Pakaa Cub", attached = { "Strong Rope" } } } }, hand = { "Sharp Verdict" }, runes = { fury = 2 } },
  foe = { units = { ["1"] = { "Mega-Mech" } }, hand = { "Disarm" }, runes = { body = 1 } },

  run = function(t)
    t.you:play("Sharp Verdict", { target = { { "Pakaa Cub" }, { "Mega-Mech" } } })
    t.you:pass()
    t.foe:play("Disarm", { target = "Pakaa Cub" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 0 })
    t:expect_unit("Pakaa Cub", { might = 3, attached = {} })
  end,
}

scenario "Left alone it deals its Might with the Equipment, which then comes off" {
  covers = { "W12", "417.6", "435", "LTR-029" },
  you = { units = { ["0"] = { { "Pakaa Cub", attached = { "Strong Rope" } } } }, hand = { "Sharp Verdict" }, runes = { fury = 2 } },
  foe = { units = { ["1"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Sharp Verdict", { target = { { "Pakaa Cub" }, { "Mega-Mech" } } })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 5 })
    t:expect_unit("Pakaa Cub", { might = 3, attached = {} })
  end,
}

scenario "Of two Equipments one is left: it still strikes, with less" {
  covers = { "W12", "818.3.b", "LTR-029", "LTR-021" },
  you = {
    units = { ["0"] = { { "Pakaa Cub", attached = { "Strong Rope", "Second Heart" } } } },
    hand = { "Sharp Verdict" },
    runes = { fury = 2 },
  },
  foe = { units = { ["1"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Sharp Verdict", { target = { { "Pakaa Cub" }, { "Mega-Mech" } } })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 6 })
    t:expect_unit("Pakaa Cub", { attached = {} })
  end,
}

scenario "Conquered after the Ending Step has begun, Targon's Peak readies nothing" {
  covers = { "W14", "359.3.e.16", "OGN-289", "LTR-030" },
  battlefields = { "Targon's Peak" },
  you = { base = { "Night Marcher" }, runes = { fury = { exhausted = 2 } } },

  run = function(t)
    t:answers { you = { { destination = "Targon's Peak" } } }
    t.you:end_turn()
    t:everyone_passes()
    t:fight()

    t:expect { you = { points = 1, runes_ready = 0, controls = { "Targon's Peak" } }, turn_player = "foe" }
  end,
}
