-- SEA-035 Borrowed Verse
-- Once each turn you may play a spell from your trash for one Energy; it leaves a Might here for the turn.
card "SEA-035" {
  can { played = spell { yours }, from = trash, cost = { energy = 1 }, each_turn = 1,
    run = function() give_might(me, 1, this_turn) end,
  },
}
