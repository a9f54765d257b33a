-- LTR-086 Vow Keeper
-- You may discard a card while playing a unit. If you did, it is empowered as it comes.
card "LTR-086" {
  passive { unit { yours, at = everywhere }, has = {
    as { played = me, may, cost = { discard = 1 } },
    as { played = me, provided = paid(), run = function() mark(me, "empowered") end },
  } },
}
