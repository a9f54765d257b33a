-- UNL-019 Blighted Battleaxe
-- Attached: as your turn ends without a conquest of its host, it drops off and deals four.
card "UNL-019" {
  attached {
    when { end_of_turn = you, provided = happened { conquers = me, count = 0 },
      run = function()
        detach(this)
        deal(4, me)
      end,
    },
  },
}
