-- VEN-027 Hand Hammer
-- Attached: two Might more at a battlefield with exactly one other unit of yours.
card "VEN-027" {
  attached {
    passive { unit { me, at = battlefield { has = unit { yours, another, count = 1 } } }, might = 2 },
  },
}
