-- WLD-004 Elder of Ashes
-- Your other dragons have one Might for each dragon in your trash.
card "WLD-004" {
  passive { unit { yours, another, tag = "Dragon" }, might = 1, each = unit { yours, tag = "Dragon", at = trash } },
}
