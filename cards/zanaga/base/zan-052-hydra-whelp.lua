-- ZAN-052 Hydra Whelp
-- Each time an attack hits it, its Body is 1 higher until the combat ends.

card "ZAN-052" {
  when { struck = me, run = function() give_number(me, "body", 1, this_combat) end },
}
