-- RCH-023 Echoing Crown
-- What you get for conquering here you get once more; a card for conquering.
card "RCH-023" {
  passive { yours, triggers_again = "conquers", at = here },
  when { conquers = me, run = function() draw(1) end },
}
