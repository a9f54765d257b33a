-- ZAN-183 Oyelle of the Drums
-- When you draw a token for a challenge, you may suffer 1 exhaustion, draw a second one
-- and choose between them.

card "ZAN-183" {
  activated {
    provided = keeps(moment, "drawn"),
    cost = { tire = me },
    each_turn = 1,
    run = function() draw_second_token() end,
  },
}
