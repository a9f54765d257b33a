-- RCH-024 Hush Warden
-- Temporary does nothing to your units here.
card "RCH-024" {
  passive { unit { yours, here }, never_triggers = "Temporary" },
}
