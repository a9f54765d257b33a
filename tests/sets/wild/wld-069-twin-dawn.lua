-- WLD-069 Twin Dawn
-- Hold effects of your units come twice; its own is a card.
card "WLD-069" {
  passive { unit { yours }, triggers_again = "holds" },
  when { holds = me, run = function() draw(1) end },
}
