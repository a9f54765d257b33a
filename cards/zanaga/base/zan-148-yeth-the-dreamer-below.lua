-- ZAN-148 Yeth, the Dreamer Below
-- Each round: each ally tests Spirit 14; one that fails takes no part in the round.
-- moon: Each ally in play suffers 2 exhaustion, and a ritual of the current deck joins
-- the track if there is room. skull: Draw challenges of the current adventure deck to
-- the roaming track until it has five.

card "ZAN-148" {
  when { round_opens = me, run = function()
    for a in each(objects(party, front_player())) do
      unmark(a, "absent")
      if not test(a, 3, 14) then mark(a, "absent") end
    end
  end },
  when { omen = me, amount = 2, run = function()
    for p in each(player) do
      for a in each(objects(party, p)) do tire(a, 2) end
    end
    bring_ritual()
  end },
  when {
    omen = me,
    amount = 3,
    run = function() add_roamers(5 - #objects(roaming)) end,
  },
}
