-- ONC-030 Small Idol
-- While it is ready your units have one Might before all that adds to it.

card "ONC-030" {
  passive { unit { friendly }, base_might = 1, provided = gear { me, readied } },
}
