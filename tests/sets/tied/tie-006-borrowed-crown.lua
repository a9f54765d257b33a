-- TIE-006 Borrowed Crown
-- A host that attacks has Tank and a Might more until this comes off.
card "TIE-006" {
  attached {
    when { attacks = me,
      run = function()
        give(me, "Tank", while_attached)
        give_might(me, 1, while_attached)
      end,
    },
  },
}
