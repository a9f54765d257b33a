-- UNL-121 Bewitching Spirit
-- On arrival some player discards a card.
card "UNL-121" {
  when { played = me, target = player, run = function(p) discard(1, p) end },
}
