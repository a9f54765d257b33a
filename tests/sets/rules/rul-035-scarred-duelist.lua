-- RUL-035 Scarred Duelist
-- A card as a combat of its own ends; two Might more in a turn in which one has.
card "RUL-035" {
  passive { me, might = 2, provided = happened { combat_ends = me } },
  when { combat_ends = me, run = function() draw(1) end },
}
