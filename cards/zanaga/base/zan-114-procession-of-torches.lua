-- ZAN-114 Procession of Torches
-- While in play: a hero who begins a movement in jungle suffers 1 exhaustion.

card "ZAN-114" {
  when { movement_begins = player, run = function()
    local h = hero_of(turn_player())

    if stands_on(h, "jungle") then tire(h, 1) end
  end },
}
