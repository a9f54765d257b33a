-- VEN-125 Hungry Wolf
-- Once a turn in which you have chosen an enemy unit, an Order makes it ready and a Might stronger for the turn.
card "VEN-125" {
  activated { each_turn = 1, cost = { order = 1 }, provided = happened { chosen = unit { enemy }, by = you },
    run = function()
      ready(me)
      give_might(me, 1, this_turn)
    end,
  },
}
