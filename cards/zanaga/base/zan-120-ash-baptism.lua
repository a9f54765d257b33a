-- ZAN-120 Ash Baptism
-- While in play: the magic damage of all challenges that deal magic damage is 1 higher.

card "ZAN-120" {
  passive { challenge { magic = at_least(1) }, magic_more = 1 },
}
