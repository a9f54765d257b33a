-- ZAN-083 Green Colossus
-- At the end of a round in which no magic attack hit it, it heals 2 wounds.

card "ZAN-083" {
  when { struck = me, provided = keeps(step, "magic"), run = function() count_on(me, "tally", 1) end },
  when { round_closes = me, run = function()
    if tally(me) == 0 then mend(me, 2) end
    count_on(me, "tally", -tally(me))
  end },
}
