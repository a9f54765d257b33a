-- SLT-033 Giant Mourner
-- Costs nothing after a unit with four Might or more died this turn.
card "SLT-033" {
  passive { me, ignoring_cost, provided = happened { dies = unit { might = at_least(4) } } },
}
