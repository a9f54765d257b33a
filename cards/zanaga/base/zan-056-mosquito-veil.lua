-- ZAN-056 Mosquito Veil
-- Each round: the hero suffers 1 exhaustion, unless the hero attacked in the magic phase
-- of the round before.

card "ZAN-056" {
  when {
    attacked = hero,
    provided = { card { me, fought }, keeps(step, "magic") },
    run = function() count_on(me, "tally", 1) end,
  },
  when { round_opens = me, run = function()
    if round_now() > 1 and tally(me) == 0 then tire(front_hero(), 1) end
    count_on(me, "tally", -tally(me))
  end },
}
