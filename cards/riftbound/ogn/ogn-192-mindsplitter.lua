-- OGN-192 Mindsplitter
-- On arrival you see an opponent's hand and pick the card that is discarded.

local one_card = card {}

card "OGN-192" {
  when { played = me, target = opponent,
    run = function(foe) discard(pick(one_card, reveal(hand, foe)), foe) end,
  },
}
