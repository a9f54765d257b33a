-- VEN-048 Cloud Drake
-- A card on arrival.
card "VEN-048" {
  when { played = me, run = function() draw(1) end },
}
