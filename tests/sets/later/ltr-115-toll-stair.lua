-- LTR-115 Toll Stair
-- What you play from facedown draws you a card as it is played.
card "LTR-115" {
  passive { card { yours, at = everywhere },
    has = as { played = me, from = facedown, run = function() draw(1) end } },
}
