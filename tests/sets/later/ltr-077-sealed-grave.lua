-- LTR-077 Sealed Grave
-- Cards in trashes have no abilities.
card "LTR-077" {
  passive { card { at = trash }, loses = all },
}
