-- ZAN-074 Mire Hydra
-- After an attack that hits and does not defeat it, all its damages are 1 higher until
-- the round ends.

card "ZAN-074" {
  when { struck = me, run = function()
    give_number(me, "ranged", 1, this_round)
    give_number(me, "melee", 1, this_round)
    give_number(me, "magic", 1, this_round)
  end },
}
