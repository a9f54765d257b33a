-- ZAN-212 Staff of the Rain Caller
-- Activate in the movement step: all your unused dice are thrown again.

card "ZAN-212" {
  activated {
    provided = keeps(moment, "move"),
    cost = { activate = me },
    run = function() throw_again(objects(cup)) end,
  },
}
