-- ZAN-037 Tree Hunters
-- Nobody may attack in the ranged phase of the first round. Reward: a snare trap from
-- the supply.

card "ZAN-037" {
  passive { me, shut_ranged, provided = noted(first_round) },
  when { defeated = me, run = function() take_snare(turn_player()) end },
}
