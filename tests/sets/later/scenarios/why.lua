-- Why a thing is as it is, for as long as an effect lasts.

scenario "What keeps damage off is told" {
  covers = { "LTR-004" },
  you = { base = { "Mega-Mech" }, hand = { "Glass Aegis" }, runes = { calm = 1 } },

  run = function(t)
    t.you:play("Glass Aegis", { target = "Mega-Mech" })
    t:everyone_passes()
    t:why("Mega-Mech", { "the next 3 damage to it is not dealt, this turn (Glass Aegis, " })
  end,
}

scenario "A number is raised after all that adds to it" {
  covers = { "LTR-036", "479" },
  you = { base = { "Banner of Five", "Wise Hound" } },

  run = function(t)
    t:why("Wise Hound", { "Might 5", "2, as printed", "5, raised (rule 479)\n      +3 (Banner of Five, " })
  end,
}

scenario "A keyword that is lost is told as lost" {
  covers = { "LTR-049" },
  you = { base = { "Blitzcrank, Impassive" }, hand = { "Blunt" }, runes = { calm = 1 } },

  run = function(t)
    t.you:play("Blunt", { target = "Blitzcrank, Impassive" })
    t:everyone_passes()
    t:why("Blitzcrank, Impassive", { "keyword Tank, lost\n    printed\n    taken away, this turn (Blunt, " })
  end,
}

scenario "All abilities that are lost are told at once" {
  covers = { "LTR-048" },
  you = { base = { "Blitzcrank, Impassive" }, hand = { "Strip Bare" }, runes = { calm = 1 } },

  run = function(t)
    t.you:play("Strip Bare", { target = "Blitzcrank, Impassive" })
    t:everyone_passes()
    t:why("Blitzcrank, Impassive", { "all its abilities are taken away, this turn (Strip Bare, " })
  end,
}
