-- SFD-121 Black Market Broker
-- A card that you play from facedown brings exhausted Gold.
card "SFD-121" {
  when { played = card, by = you, from = facedown, run = function() play_token("Gold", exhausted) end },
}
