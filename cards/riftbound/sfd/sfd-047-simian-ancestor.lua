-- SFD-047 Simian Ancestor
-- A buff from you readies it.
card "SFD-047" {
  when { buffed = me, by = you, run = function() ready(me) end },
}
