-- TLY-070 Late Witness
-- It is healed and recalled instead of dying; you draw for each other that would die with it.
card "TLY-070" {
  instead {
    dies = me,
    run = function()
      heal(me)
      recall(me)
      draw(#others_at_once())
    end,
  },
}
