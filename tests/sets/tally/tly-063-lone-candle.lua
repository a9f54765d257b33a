-- TLY-063 Lone Candle
-- A card whenever a unit of yours dies and no other of them with it.
card "TLY-063" {
  when { dies = unit { friendly }, one_or_more, count = 1, run = function() draw(1) end },
}
