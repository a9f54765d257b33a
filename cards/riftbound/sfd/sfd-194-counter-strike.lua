-- SFD-194 Counter Strike
-- The next damage to a unit this turn is prevented, whatever the amount; a card for you.
local parry = instead { damaged = it, once }

card "SFD-194" {
  effect { target = unit,
    run = function(u)
      delayed(parry, this_turn, u)
      draw(1)
    end,
  },
}
