-- LTR-008 Strong Rope
-- A card whenever it comes off something.
card "LTR-008" {
  when { detached = me, run = function() draw(1) end },
}
