-- ZAN-239 Two-Hats Polo
-- Once in a market step, one card costs you 2 gold less.

card "ZAN-239" {
  activated { provided = keeps(moment, "market"), each_turn = 1, run = function() note(gold_less, 2) end },
}
