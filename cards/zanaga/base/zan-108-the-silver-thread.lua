-- ZAN-108 The Silver Thread
-- The order of the roaming track is turned around.

card "ZAN-108" {
  effect { run = function()
    for c in each(objects(roaming)) do put(c, roaming, top) end
  end },
}
