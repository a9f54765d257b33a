-- VEN-053 Otterpus
-- In the first two turns of a player a card comes in place of the point that a conquest or a hold would bring.
card "VEN-053" {
  instead { points = player { turn_player, turn = at_most(2) }, amount = 1, because = { "conquers", "holds" },
    run = function() draw(1, it) end,
  },
}
