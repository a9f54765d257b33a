-- ZAN-186 Joro the Unlucky
-- Whenever you fail to escape, or an omen is resolved in your turn, put 1 luck on Joro
-- (at most 3); remove 1 to add 3 to a roll of your side.

card "ZAN-186" {
  when {
    escape_failed = card,
    by = you,
    provided = card { me, tally = at_most(2) },
    run = function() count_on(me, "tally", 1) end,
  },
  when {
    omen = god,
    by = you,
    provided = card { me, tally = at_most(2) },
    run = function() count_on(me, "tally", 1) end,
  },
  activated { provided = { keeps(moment, "roll"), card { me, tally = at_least(1) } }, run = function()
    count_on(me, "tally", -1)
    add_to_roll(3)
  end },
}
