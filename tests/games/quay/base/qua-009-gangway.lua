-- QUA-009 Gangway
-- A crate that goes back to the yard brings a coin.
card "QUA-009" {
  activated { cost = { unload = crate { friendly, at = hold } }, run = function() gain("coins", 1) end },
}
