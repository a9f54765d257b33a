-- WLD-050 Dream Eater
-- A spell that an opponent plays as the first of a turn is yours, if you discard a card.
card "WLD-050" {
  when { finalized = spell, by = opponent, nth = 1, may, cost = { discard = 1 },
    run = function()
      take_control(it)
      new_choices(it)
    end,
  },
}
