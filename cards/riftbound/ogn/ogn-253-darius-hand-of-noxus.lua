-- OGN-253 Darius, Hand of Noxus
-- With Legion, exhaust him as a Reaction for one Energy.
card "OGN-253" {
  legion { activated { reaction, cost = { exhaust = me }, adds = { energy = 1 } } },
}
