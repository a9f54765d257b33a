-- ZAN-228 Bottled Noon
-- Discard before a roll of your side: the roll has 5 more.

card "ZAN-228" {
  activated {
    provided = keeps(moment, "roll"),
    cost = { discard = me },
    run = function() add_to_roll(5) end,
  },
}
