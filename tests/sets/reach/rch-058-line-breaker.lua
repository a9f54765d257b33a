-- RCH-058 Line Breaker
-- You ignore Tank as you assign combat damage.
card "RCH-058" {
  passive { player { you }, ignores = "Tank" },
}
