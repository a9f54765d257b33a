-- OGN-264 Guerilla Warfare
-- Up to two Hidden cards come back from your trash, and hiding is free this turn.

local free_hiding = can { hidden = card { yours, has = "Hidden" }, ignoring_cost }

card "OGN-264" {
  effect { target = card { yours, at = trash, has = "Hidden", count = at_most(2) },
    run = function(cards)
      put(cards, hand)
      delayed(free_hiding, this_turn)
    end,
  },
}
