-- ZAN-064 Thorn Mother
-- At the end of each round it heals 1 wound.

card "ZAN-064" {
  when { round_closes = me, run = function() mend(me, 1) end },
}
