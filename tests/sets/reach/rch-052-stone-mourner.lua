-- RCH-052 Stone Mourner
-- When your other unit dies, a card for you.
card "RCH-052" {
  when { dies = unit { friendly, another }, run = function() draw(1) end },
}
