-- GWT-084 Emhyr var Emreis: Emperor of Nilfgaard
-- You look at three cards of the other hand, which chance chooses.
card "GWT-084" {
  activated { run = function() look(random_of(3, objects(hand, next_player(you)))) end },
}
