-- KPT-022 Smugglers' Stair
-- Your first card from facedown here each turn draws you a card; of other hiding places it knows nothing.
card "KPT-022" {
  when { played = card, by = you, from = facedown, here, nth = 1, run = function() draw(1) end },
}
