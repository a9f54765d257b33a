-- OGN-061 Poro Herder
-- With a Poro on your side: a buff for it and a card for you.
card "OGN-061" {
  when { played = me, provided = permanent { yours, tag = "Poro" },
    run = function()
      buff(me)
      draw(1)
    end,
  },
}
