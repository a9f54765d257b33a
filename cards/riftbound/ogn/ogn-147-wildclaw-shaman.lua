-- OGN-147 Wildclaw Shaman
-- On arrival, one of your buffs may be spent: it gets a buff itself and is ready.
card "OGN-147" {
  when { played = me, may, cost = { spend_buff = unit { yours } },
    run = function()
      buff(me)
      ready(me)
    end,
  },
}
