-- Why an ability was silent, for each part of an ability that may not fit: the sentences of
-- engine/kernel/table/parts.def, each reached by a card. tests/tools/reasons_test.sh wants them all.

scenario "it happened to something else, or it was another time this turn" {
  you = { base = { "Wraith of Echoes" }, units = { ["0"] = { "Recruit", "Shipyard Skulker" } }, deck = { "Cleave", "Void Seeker" } },
  foe = { hand = { "Falling Comet", "Falling Comet" }, runes = { mind = 11 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Falling Comet", { target = "Recruit" })
    t:everyone_passes()
    t.foe:play("Falling Comet", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:why("Wraith of Echoes was silent this turn", { "it triggered once", "the ability waits for another time this turn, such as the first" })
  end,
}

scenario "it happened to something else" {
  you = { base = { "Wraith of Echoes" }, hand = { "Vengeance" }, runes = { order = 6 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Vengeance", { target = "Mega-Mech" })
    t:everyone_passes()
    t:why("Wraith of Echoes was silent this turn", { "the event happened to Mega-Mech; the ability waits for dies = unit { friendly }" })
  end,
}

scenario "it happened at another place than the card's own" {
  phase = "awaken",
  you = { units = { ["Altar to Unity"] = { "Shipyard Skulker" }, ["Void Gate"] = { "Mega-Mech" } } },

  run = function(t)
    t:everyone_passes()
    t:why("Altar to Unity was silent this turn", { "the event happened at another place than the card's own" })
  end,
}

scenario "the amount is another, or somebody else did it" {
  you = { units = { ["Forgotten Library"] = { "Mega-Mech" } }, hand = { "Void Seeker" }, resources = { energy = 3, fury = 1 } },
  foe = { units = { ["Zaun Warrens"] = { "Recruit" } }, hand = { "Consult the Past" }, resources = { energy = 4 } },

  run = function(t)
    t.you:play("Void Seeker", { target = "Recruit" })
    t.you:pass()
    t.foe:play("Consult the Past")
    t:everyone_passes()
    t:why("Forgotten Library was silent this turn", { "the amount is not what the ability waits for", "another player did it than the ability waits for" })
  end,
}

scenario "it is another phase" {
  you = { gear = { "Shard of Undoing" }, base = { "Daring Poro" }, hand = { "Vengeance" }, runes = { order = 6 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Vengeance", { target = "Daring Poro" })
    t:everyone_passes()
    t:why("Shard of Undoing was silent this turn", { "the ability works in another phase" })
  end,
}

scenario "something else did it" {
  you = { hand = { "Disintegrate", "Void Seeker" }, runes = { fury = 7 }, deck = { "Pouty Poro", "Mega-Mech" } },
  foe = { units = { ["0"] = { "Vanguard Sergeant" } } },

  run = function(t)
    t.you:play("Disintegrate", { target = "Vanguard Sergeant" })
    t:everyone_passes()
    t.you:play("Void Seeker", { target = "Vanguard Sergeant" })
    t:everyone_passes()
    t:why("Disintegrate was silent this turn", { "something else did it than the ability waits for" })
  end,
}

scenario "it came from another place" {
  you = { base = { "Ember Monk" }, units = { ["0"] = { "Shipyard Skulker" } }, hand = { "Fight or Flight" }, runes = { chaos = 2 } },

  run = function(t)
    t.you:play("Fight or Flight", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:why("Ember Monk was silent this turn", { "it came from another place than the ability waits for" })
  end,
}

scenario "it went to another place" {
  you = { hand = { "Blitzcrank, Impassive" }, runes = { calm = 6 } },
  foe = { base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:play("Blitzcrank, Impassive", { to = "base" })
    t:why("Blitzcrank, Impassive was silent this turn", { "it went to another place than the ability waits for" })
  end,
}

scenario "it was at another place" {
  you = { base = { "Yone, Blademaster" } },
  foe = { base = { "Mega-Mech" }, units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:move("Yone, Blademaster", "0")
    t:fight()
    t:why("Yone, Blademaster was silent this turn", { "it was at another place than the ability waits for" })
  end,
}

scenario "the keyword before it is not active" {
  you = { hand = { "Dangerous Duo" }, base = { "Pouty Poro" }, runes = { fury = 3 } },

  run = function(t)
    t.you:play("Dangerous Duo")
    t:why("Dangerous Duo was silent this turn", { "the keyword before the ability is not active" })
  end,
}

scenario "it does not work where the card is" {
  you = { units = { ["0"] = { "Wraith of Echoes" } }, deck = { "Cleave" } },
  foe = { base = { "Playful Phantom" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Playful Phantom", "0")
    t:fight()
    t:why("Wraith of Echoes was silent this turn", { "the ability does not work where the card is" })
  end,
}

scenario "it was used as often as it may be this turn" {
  you = { units = { ["0"] = { "Zilean, Time Mage" } }, hand = { "Sprite Call", "Sprite Call" }, runes = { mind = 6 } },

  run = function(t)
    t:answers { you = { { may = true }, { to = "base" }, { to = "base" } } }
    t.you:play("Sprite Call")
    t:everyone_passes()
    t:answers { you = { { to = "base" } } }
    t.you:play("Sprite Call")
    t:everyone_passes()
    t:why("Zilean, Time Mage was silent this turn", { "it was used as often as it may be this turn" })
  end,
}

scenario "it triggers once for all of them together" {
  you = { base = { "Jinx, Rebel" }, hand = { "Jinx, Demolitionist", "Cleave", "Gust" }, runes = { fury = 3 } },

  run = function(t)
    t.you:play("Jinx, Demolitionist")
    t:everyone_passes()
    t:why("Jinx, Rebel was silent this turn", { "the ability triggers once for all of them together" })
  end,
}

scenario "something says that it does not trigger" {
  you = { units = { ["0"] = { "LeBlanc, Everywhere At Once", "Sprite" } } },
  turn_player = "foe",

  run = function(t)
    t:next_turn()
    t:why("Sprite was silent this turn", { "a card says that the ability does not trigger" })
  end,
}

scenario "its cost cannot be paid" {
  you = { hand = { "Blazing Scorcher" }, runes = { fury = 5 } },

  run = function(t)
    t.you:play("Blazing Scorcher", { to = "base" })
    t:why("Blazing Scorcher was silent this turn", { "the cost of the ability cannot be paid" })
  end,
}

scenario "it has replaced this already" {
  you = { base = { "Zhonya's Hourglass" }, units = { ["0"] = { "Mega-Mech" } } },
  foe = { hand = { "Final Spark" }, runes = { order = 8 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Final Spark", { target = "Mega-Mech" })
    t:everyone_passes()
    t:why("Zhonya's Hourglass was silent this turn", { "the ability has replaced this event already" })
  end,
}

scenario "the event itself brought it" {
  you = { base = { "Jax, Unrelenting" }, gear = { "Svellsongur" }, runes = { calm = 1 } },

  run = function(t)
    t.you:use("Svellsongur", { target = "Jax, Unrelenting" })
    t:everyone_passes()
    t:why("Jax, Unrelenting was silent this turn", { "this very event brought the ability" })
  end,
}
