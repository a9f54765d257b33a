-- KPT-010 Pick a Pocket
-- You choose a card of a player's hand, and it is discarded.
card "KPT-010" {
  effect { target = player,
    run = function(p) discard(pick(card { at = hand, controller = p }), p) end,
  },
}
