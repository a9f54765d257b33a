-- VEN-097 Spiderling
-- One more Might for each other Spiderling of yours here; a deck may hold any number of them.
card "VEN-097" {
  passive { me, might = 1, each = unit { yours, another, here, name = "Spiderling" } },
  passive { me, copies = any_number },
}
