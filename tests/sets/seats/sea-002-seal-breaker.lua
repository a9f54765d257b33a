-- SEA-002 Seal Breaker
-- Two damage to a champion, and a card if it is one of Fury.
card "SEA-002" {
  effect { target = unit { champion },
    run = function(u)
      if is(u, fury) then draw(1) end
      deal(2, u)
    end,
  },
}
