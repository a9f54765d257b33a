-- LTR-031 Trail of Dew
-- Leaves a Sprite wherever it moved from.
card "LTR-031" {
  when { moves = me, run = function() play_token("Sprite", origin) end },
}
