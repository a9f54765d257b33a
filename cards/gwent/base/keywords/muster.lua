-- All of its family in your hand and deck are played with it.
local family = unit { yours, kin, at = { hand, deck } }

keyword "Muster" { redundant,
  effect { run = function()
    play_cards(find(family), you)
    shuffle(deck)
  end },
}
