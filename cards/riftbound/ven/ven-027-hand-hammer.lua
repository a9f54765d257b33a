-- VEN-027 Hand Hammer
-- Attached: two Might more at a battlefield with exactly one other unit of yours.
card "VEN-027" {
  attached {
    passive { unit { me, at = battlefield }, might = 2, provided = unit { yours, here, except { me }, count = 1 } },
  },
}
