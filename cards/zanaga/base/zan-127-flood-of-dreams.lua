-- ZAN-127 Flood of Dreams
-- Each hero in swamp or jungle is moved to the nearest village and the hero's turn has
-- no adventure.

local a_village = space { town = "village", at = map }

card "ZAN-127" {
  effect { run = function()
    for h in each(each_hero()) do
      if stands_on(h, "swamp") or stands_on(h, "jungle") then
        put(h, pick(nearest(a_village, h), controller(h), "which_town"))
        if controller(h) == turn_player() then note(adventured, 1) end
      end
    end
  end },
}
