-- ZAN-117 Milk of the Night
-- The leftmost roaming monster is discarded, and its token is placed.

card "ZAN-117" {
  effect { run = function()
    discard_leftmost()
  end },
}
