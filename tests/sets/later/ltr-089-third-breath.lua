-- LTR-089 Third Breath
-- For the turn a unit has Tank, and draws you a card when it dies.
local last_word = when { dies = me, run = function() draw(1) end }

card "LTR-089" {
  effect { target = unit,
    run = function(u)
      give(u, "Tank", this_turn)
      give(u, last_word, this_turn)
    end,
  },
}
