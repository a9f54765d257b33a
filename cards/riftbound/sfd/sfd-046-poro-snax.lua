-- SFD-046 Poro Snax
-- A card when it comes, and a card for its end.
card "SFD-046" {
  when { played = me, run = function() draw(1) end },
  activated { cost = { energy = 1, calm = 1, exhaust = me, kill = me }, run = function() draw(1) end },
}
