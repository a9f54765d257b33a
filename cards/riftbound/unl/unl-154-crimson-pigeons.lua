-- UNL-154 Crimson Pigeons
-- Two Might while they attack in company.
card "UNL-154" {
  passive { unit { me, attacking }, might = 2, provided = unit { friendly, attacking, another } },
}
