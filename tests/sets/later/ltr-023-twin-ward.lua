-- LTR-023 Twin Ward
-- Dies in place of a friendly unit, which goes home healed and exhausted.
card "LTR-023" {
  instead { dies = unit { friendly },
    run = function()
      kill(me)
      heal(it) exhaust(it) recall(it)
    end,
  },
}
