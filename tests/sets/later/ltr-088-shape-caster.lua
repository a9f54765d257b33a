-- LTR-088 Shape Caster
-- A unit token that you would play is a Likeness there instead.
card "LTR-088" {
  instead { played = unit { token }, by = you, run = function() play_token("Likeness", there) end },
}
