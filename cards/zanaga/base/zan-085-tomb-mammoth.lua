-- ZAN-085 Tomb Mammoth
-- The first time in a combat that it would be defeated, it rises again with 2 life.

card "ZAN-085" {
  instead { falls = me, provided = card { me, tally = 0 }, run = function()
    count_on(me, "tally", 1)
    count_on(me, "wounds", life(me) - 2 - wounds(me))
  end },
  when { combat_over = me, run = function() count_on(me, "tally", -tally(me)) end },
}
