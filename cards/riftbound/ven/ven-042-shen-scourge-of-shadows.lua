-- VEN-042 Shen, Scourge of Shadows
-- Holding with exactly one other unit of yours beside him, a card.
card "VEN-042" {
  when { holds = me, provided = unit { yours, another, here, count = 1 }, run = function() draw(1) end },
}
