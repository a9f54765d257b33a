-- GWT-183 Crach an Craite
-- Both discard piles are shuffled into their decks.
card "GWT-183" {
  activated { run = function()
    for p in each(player) do
      put(objects(discard, p), deck, p)
      shuffle(deck, p)
    end
  end },
}
