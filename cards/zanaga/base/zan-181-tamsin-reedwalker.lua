-- ZAN-181 Tamsin Reedwalker
-- You may enter swamp with any movement die. After a step or a movement with dice you may
-- suffer 1 exhaustion to enter one more adjacent space.

card "ZAN-181" {
  passive { you, enters_swamp },
  activated { provided = keeps(moment, "moved"), cost = { tire = me }, each_turn = 1, run = function()
    go_to(me, pick(neighbours(me), you, "which_space"))
  end },
}
