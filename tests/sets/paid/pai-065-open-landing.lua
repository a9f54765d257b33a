-- PAI-065 Open Landing
-- Your units may be played to open battlefields, and you draw one when one is.
card "PAI-065" {
  can { played = unit { yours }, by = you, to = battlefield { open }, run = function() draw(1) end },
}
