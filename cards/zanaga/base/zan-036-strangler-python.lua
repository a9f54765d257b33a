-- ZAN-036 Strangler Python
-- Each time it wounds a character in the melee phase, its melee damage is 1 higher until
-- the combat ends.

card "ZAN-036" {
  when { harmed = fighter, provided = { card { me, fought }, keeps(step, "melee") }, run = function()
    give_number(me, "melee", 1, this_combat)
  end },
}
