-- KPT-027 Menagerie
-- One more Might for your units for each different tag among them.
card "KPT-027" {
  passive { unit { friendly }, might = 1, each = unit { friendly, different = "tag" } },
}
