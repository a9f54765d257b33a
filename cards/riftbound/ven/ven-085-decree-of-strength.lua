-- VEN-085 Decree of Strength
-- A chosen opponent shows the hand; a Mind card of it, which you choose, is recycled.

local mind_card = card { mind }

card "VEN-085" {
  effect { target = opponent, run = function(foe) recycle(pick(mind_card, reveal(hand, foe)), foe) end },
}
