-- PAI-095 Toll Landing
-- For two Energy more your units may be played to open battlefields, and you draw one when one is.
card "PAI-095" {
  can { played = unit { yours }, by = you, to = battlefield { open }, additional_cost = { energy = 2 },
    run = function() draw(1) end,
  },
}
