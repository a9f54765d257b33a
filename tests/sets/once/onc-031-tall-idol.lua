-- ONC-031 Tall Idol
-- While it is ready your units have six Might before all that adds to it.

card "ONC-031" {
  passive { unit { friendly }, base_might = 6, provided = gear { me, readied } },
}
