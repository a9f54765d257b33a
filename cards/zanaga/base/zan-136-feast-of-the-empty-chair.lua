-- ZAN-136 Feast of the Empty Chair
-- While in play: healing a wound costs 2 gold, and everything in a market costs 1 gold
-- more.

card "ZAN-136" {
  passive { player, heal_price = 1 },
  passive { ware, price_more = 1 },
  passive { survival, price_more = 1 },
}
