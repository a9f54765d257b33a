-- OGN-015 Captain Farron
-- Your other units beside it have Assault.
card "OGN-015" {
  passive { unit { friendly, another, here }, has = "Assault" },
}
