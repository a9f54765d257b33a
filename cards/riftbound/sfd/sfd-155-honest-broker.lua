-- SFD-155 Honest Broker
-- Its death leaves you exhausted Gold.
card "SFD-155" {
  deathknell { run = function() play_token("Gold", exhausted) end },
}
