-- SLT-035 Loose Count
-- One damage to any number of enemy units, and a card for you.
card "SLT-035" {
  effect { target = unit { enemy, any_number },
    run = function(u)
      deal(1, u)
      draw(1)
    end,
  },
}
