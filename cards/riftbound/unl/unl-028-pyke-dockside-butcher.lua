-- UNL-028 Pyke, Dockside Butcher
-- For one Fury more Pyke stands ready with two Might more this turn.
card "UNL-028" {
  as { played = me, may, cost = { fury = 1 } },
  when { played = me, provided = paid(),
    run = function()
      ready(me)
      give_might(me, 2, this_turn)
    end,
  },
}
