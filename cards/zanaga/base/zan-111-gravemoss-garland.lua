-- ZAN-111 Gravemoss Garland
-- The topmost discarded challenge joins the roaming track with a token.

card "ZAN-111" {
  effect { run = function() call_back(last_discard()) end },
}
