-- SFD-150 Last Rites
-- Attached: where its host conquers or holds, a unit may be played from your trash.
card "SFD-150" {
  costs { Equip = { chaos = 1, recycle = card { yours, at = trash, count = 2 } } },
  attached {
    when { conquers = me, holds = me, may, target = unit { yours, at = trash },
      run = function(u) play(u) end,
    },
  },
}
