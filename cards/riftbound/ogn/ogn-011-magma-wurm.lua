-- OGN-011 Magma Wurm
-- Your other units come into play ready.
card "OGN-011" {
  passive { unit { friendly, another }, enters = readied },
}
