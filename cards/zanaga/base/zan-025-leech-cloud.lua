-- ZAN-025 Leech Cloud
-- Whenever it wounds a character, its life is 1 higher until the combat ends (at most
-- 3).

card "ZAN-025" {
  when { harmed = fighter, provided = card { me, fought, tally = at_most(2) }, run = function()
    count_on(me, "tally", 1)
    give_number(me, "life", 1, this_combat)
  end },
  when { combat_over = me, run = function() count_on(me, "tally", -tally(me)) end },
}
