-- SFD-199 Ezreal, Prodigal Explorer
-- Exhaust him as a Reaction for a card, once spells or units of yours have chosen enemies twice.
card "SFD-199" {
  activated { reaction, cost = { exhaust = me },
    provided = happened { chosen = permanent { enemy }, by = you, with = either(spell, unit), count = at_least(2) },
    run = function() draw(1) end,
  },
}
