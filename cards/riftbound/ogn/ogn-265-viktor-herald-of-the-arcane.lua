-- OGN-265 Viktor, Herald of the Arcane
-- One Energy and exhausting him: a Recruit.
card "OGN-265" {
  activated { cost = { energy = 1, exhaust = me }, run = function() play_token("Recruit") end },
}
