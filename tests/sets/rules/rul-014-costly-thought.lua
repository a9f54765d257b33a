-- RUL-014 Costly Thought
-- As you play it, discard a card. A card for you.
card "RUL-014" {
  as { played = me, cost = { discard = 1 } },
  effect { run = function() draw(1) end },
}
