-- OGN-074 Taric, Protector
-- The others on its side have Shield where it stands.
card "OGN-074" {
  passive { unit { friendly, another, here }, has = "Shield" },
}
