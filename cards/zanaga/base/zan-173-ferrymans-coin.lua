-- ZAN-173 Ferryman's Coin
-- Discard when its owner is knocked out: no gold and no card is lost.

card "ZAN-173" {
  activated {
    provided = keeps(moment, "out"),
    cost = { discard = me },
    run = function() note(spared, 1) end,
  },
}
