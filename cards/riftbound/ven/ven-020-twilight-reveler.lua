-- VEN-020 Twilight Reveler
-- Its attack readies another unit of your side.
card "VEN-020" {
  when { attacks = me, target = unit { friendly, another }, run = function(u) ready(u) end },
}
