-- LTR-053 Helping Hand
-- A Recruit for a battlefield that you control, and a card.
card "LTR-053" {
  effect { target = battlefield { yours },
    run = function(b)
      play_token("Recruit", location(b))
      draw(1)
    end,
  },
}
