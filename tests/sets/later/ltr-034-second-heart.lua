-- LTR-034 Second Heart
-- Attached: dies in place of its host, who goes home healed.
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
