-- SFD-014 Minotaur Reckoner
-- No unit can move to a base.
card "SFD-014" {
  cannot { moves = unit, to = base },
}
