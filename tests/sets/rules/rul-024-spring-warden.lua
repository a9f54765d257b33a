-- RUL-024 Spring Warden
-- Conquering, it adds an Energy and a Calm.
card "RUL-024" {
  when { conquers = me, adds = { energy = 1, calm = 1 } },
}
