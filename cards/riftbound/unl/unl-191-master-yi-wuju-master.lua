-- UNL-191 Master Yi, Wuju Master
-- At six experience your units have one Might more, at eleven they enter ready.
card "UNL-191" {
  level { 6, passive { unit { yours }, might = 1 } },
  level { 11, passive { unit { yours }, enters = readied } },
}
