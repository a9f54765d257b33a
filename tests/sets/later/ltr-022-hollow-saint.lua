-- LTR-022 Hollow Saint
-- From the trash it is banished in place of a friendly unit's death, which goes home healed.
card "LTR-022" {
  instead { dies = unit { friendly }, works_in = trash,
    run = function()
      banish(me)
      heal(it) recall(it)
    end,
  },
}
