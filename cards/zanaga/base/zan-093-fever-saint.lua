-- ZAN-093 Fever Saint
-- While it roams, two movement dice are put aside for each exhaustion counter that is
-- rested away.

card "ZAN-093" {
  passive { player, rest_price = 1, provided = card { me, at = roaming } },
}
