-- UNL-123 Evershade Stalker
-- On arrival a card of your hand is exchanged for a new one.
card "UNL-123" {
  when { played = me,
    run = function()
      discard(1)
      draw(1)
    end,
  },
}
