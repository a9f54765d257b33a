-- UNL-089 Jhin, Meticulous Killer
-- Once four Energy have gone into a spell this turn, you may play him for one Mind.
card "UNL-089" {
  can { played = me, cost = { mind = 1 },
    provided = happened { finalized = spell, by = you, amount = at_least(4) },
  },
}
