-- PAI-002 Bright Alarm
-- Your spells cost one less while something of an opponent has chosen a friendly unit.
card "PAI-002" {
  passive { spell { yours }, cost = { energy = -1 },
    provided = unit { friendly, chosen_by = either(spell { enemy }, ability { enemy }) },
  },
}
