-- OGN-129 Confront
-- What you play for the rest of the turn is ready on arrival; and a card for you.

local eager = passive { unit { yours }, enters = readied }

card "OGN-129" {
  effect {
    run = function()
      delayed(eager, this_turn)
      draw(1)
    end,
  },
}
