-- LTR-085 Welcome Drum
-- You may pay one Energy more for a unit. If you did, draw a card when you play it.
card "LTR-085" {
  passive { unit { yours, at = everywhere }, has = {
    as { played = me, may, cost = { energy = 1 } },
    when { played = me, provided = paid(), run = function() draw(1) end },
  } },
}
