-- RCH-026 Patient Reader
-- A card for each hold.
card "RCH-026" {
  when { holds = me, run = function() draw(1) end },
}
