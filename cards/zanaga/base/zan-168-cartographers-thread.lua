-- ZAN-168 Cartographer's Thread
-- Activate in the movement step: one unused die counts as every terrain.

card "ZAN-168" {
  activated { provided = keeps(moment, "move"), cost = { activate = me }, run = function()
    mark(pick(dice_shown(), you, "which_die"), "as_wild")
  end },
}
