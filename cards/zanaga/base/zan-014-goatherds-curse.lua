-- ZAN-014 Goatherd's Curse
-- Before combat: the hero turns one item face down.

card "ZAN-014" {
  when { met = me, run = function() turn_down_one(turn_player()) end },
}
