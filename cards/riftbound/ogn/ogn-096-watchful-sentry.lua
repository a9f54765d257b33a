-- OGN-096 Watchful Sentry
-- Its death is worth a card.
card "OGN-096" {
  deathknell { run = function() draw(1) end },
}
