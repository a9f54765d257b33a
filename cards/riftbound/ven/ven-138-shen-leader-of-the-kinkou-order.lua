-- VEN-138 Shen, Leader of the Kinkou Order
-- Holding with exactly one other unit of yours beside him is worth a point more.
card "VEN-138" {
  when { holds = me, provided = unit { yours, another, here, count = 1 }, run = function() gain_points(1) end },
}
