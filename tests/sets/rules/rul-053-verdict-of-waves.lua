-- RUL-053 Verdict of Waves
-- The owner of a unit puts it on top or to the bottom of the deck.
card "RUL-053" {
  effect { target = unit { enemy },
    run = function(u)
      if choose("on top", "to the bottom", owner(u)) == 1 then put(u, deck) else put(u, deck, bottom) end
    end,
  },
}
