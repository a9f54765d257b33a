-- ZAN-006 Ostrich Courier
-- At the end of the second round it runs off: it is discarded and its token goes back to
-- the pool.

card "ZAN-006" {
  when { round_closes = me, provided = noted(second_round), run = function() foe_goes() end },
}
