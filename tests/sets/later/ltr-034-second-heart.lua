-- LTR-034 Second Heart
-- Attached: dies in place of its bearer, who goes home healed.
card "LTR-034" {
  attached {
    instead { dies = me,
      run = function()
        kill(this)
        heal(me) recall(me)
      end,
    },
  },
}
