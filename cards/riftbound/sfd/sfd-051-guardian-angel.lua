-- SFD-051 Guardian Angel
-- Attached: dies in place of its host, who goes home healed and exhausted.
card "SFD-051" {
  attached {
    instead { dies = me,
      run = function()
        kill(this)
        heal(me) exhaust(me) recall(me)
      end,
    },
  },
}
