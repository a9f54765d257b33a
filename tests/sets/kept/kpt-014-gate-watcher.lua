-- KPT-014 Gate Watcher
-- Draws when you play a card that was not in your hand; two Might for one that was there.
card "KPT-014" {
  when { played = card { except { from = hand } }, by = you, run = function() draw(1) end },
  when { played = card, by = you, provided = happened { finalized = it, from = hand },
    run = function() give_might(me, 2, this_turn) end,
  },
}
