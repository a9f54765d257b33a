-- UNL-057 Alpha Wildclaw
-- Your weaker units here cannot be chosen by enemy spells and abilities.
card "UNL-057" {
  cannot { chosen = unit { yours, here, might = less_than(might(me)) }, by = opponent,
    with = either(spell, ability),
  },
}
