-- SFD-005 Detonate
-- Kills a gear, whose controller draws two cards.
card "SFD-005" {
  effect { target = gear,
    run = function(g)
      kill(g)
      draw(2, controller(g))
    end,
  },
}
