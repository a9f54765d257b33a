-- ZAN-030 Drowned Pilgrim
-- The first time in a combat that it would be defeated, roll a die: on 1 to 3 it stays
-- with 1 life.

card "ZAN-030" {
  instead { falls = me, provided = card { me, tally = 0 }, run = function()
    count_on(me, "tally", 1)
    if roll("d10") > 3 then return trial_passed() end
    count_on(me, "wounds", life(me) - 1 - wounds(me))
  end },
  when { combat_over = me, run = function() count_on(me, "tally", -tally(me)) end },
}
