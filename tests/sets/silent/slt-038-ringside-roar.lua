-- SLT-038 Ringside Roar
-- As it attacks your units there have one Might more and Tank this combat.
card "SLT-038" {
  when { attacks = me,
    run = function()
      give_might(unit { friendly, here }, 1, this_combat)
      give(unit { friendly, here }, "Tank", this_combat)
    end,
  },
}
