-- PAI-025 Shown Page
-- You show a card of your hand: for a spell two cards, else one.
card "PAI-025" {
  as { played = me, cost = { reveal = card } },
  effect { run = function() draw(is(paid_with(), spell) and 2 or 1) end },
}
