-- TLY-004 Second Dawn
-- When you play it, a Beginning Phase and then a Draw Phase come after this phase.
card "TLY-004" {
  when { played = me,
    run = function()
      extra_phase("Draw")
      extra_phase("Beginning")
    end,
  },
}
