-- KPT-025 Kin Elder
-- One more Might for your other units that share a tag with it.
card "KPT-025" {
  passive { unit { friendly, another, same = { "tag", me } }, might = 1 },
}
