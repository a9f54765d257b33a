-- ZAN-003 Salt Road Bandit
-- If it wounds the hero, 1 gold of the hero goes onto this card. Reward: all gold on
-- this card.

card "ZAN-003" {
  when { harmed = hero, provided = card { me, fought }, run = function()
    if pay_gold(1, controller(it)) then count_on(me, "tally", 1) end
  end },
  when { defeated = me, run = function() get_gold(tally(me), turn_player()) end },
}
