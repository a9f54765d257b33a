-- VEN-023 Zed, From the Shadows
-- You may discard a card while playing him; then a Shadow Clone comes along.
card "VEN-023" {
  as { played = me, may, cost = { discard = 1 } },
  when { played = me, provided = paid(), run = function() play_token("Shadow Clone") end },
}
