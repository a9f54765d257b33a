-- What is done as a card is played: rules 355.1, 135.2.b.6.

scenario "As you play it: done at once, and it stays done though the spell is countered" {
  covers = { "355.1", "135.2.b.6", "LTR-041" },
  you = { hand = { "Foresight" }, base = { "Wise Hound" }, deck = { "Gust" }, runes = { mind = 1 } },
  foe = { hand = { "Defy" }, runes = { calm = 4 } },

  run = function(t)
    t.you:play("Foresight", { target = "Wise Hound" })
    t:expect { chain = { "Foresight" }, you = { hand = { "Gust" } } }
    t.you:pass()
    t.foe:play("Defy", { target = "Foresight" })
    t:everyone_passes()

    t:expect_unit("Wise Hound", { might = 2 })
    t:expect { you = { hand = { "Gust" }, trash = { "Foresight" } } }
  end,
}

scenario "Another card may go along with a play, if its controller likes" {
  covers = { "355.1", "370.1.b.1", "LTR-042" },
  you = { base = { "Willing Host" }, hand = { "Wise Hound", "Pakaa Cub" }, deck = { "Gust" }, runes = { mind = 2, body = 3 } },

  run = function(t)
    t.you:play("Wise Hound", { to = "base", may = false })
    t:expect { you = { hand = { "Pakaa Cub" } } }
    t.you:play("Pakaa Cub", { to = "base", may = true })

    t:expect { you = { hand = { "Gust" } } }
    t:expect_unit("Willing Host", { exhausted = true })
  end,
}

scenario "Exhausted it goes along with nothing; nor with an opponent's play" {
  covers = { "355.1", "LTR-042" },
  you = { base = { { "Willing Host", exhausted = true } }, hand = { "Wise Hound" }, runes = { mind = 2 } },
  foe = { base = { "Willing Host" } },

  run = function(t)
    t.you:play("Wise Hound", { to = "base" })

    t:expect { you = { hand = {} } }
    t:expect_unit("foe's Willing Host", { exhausted = false })
  end,
}
