-- SFD-105 Ruin Runner
-- Enemy spells and abilities cannot choose it.
card "SFD-105" {
  cannot { chosen = me, with = either(spell { enemy }, ability { enemy }) },
}
