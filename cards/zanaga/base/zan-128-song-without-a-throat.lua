-- ZAN-128 Song Without a Throat
-- While in play: activating an item costs 1 exhaustion.

card "ZAN-128" {
  when { item_activated = item, run = function() tire(hero_of(controller(it)), 1) end },
}
