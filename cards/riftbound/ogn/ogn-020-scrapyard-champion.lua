-- OGN-020 Scrapyard Champion
-- With Legion, it changes two cards of your hand on arrival.
card "OGN-020" {
  legion { when { played = me, run = function() discard(2) draw(2) end } },
}
