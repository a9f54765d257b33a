-- @-002 Drummer
-- Your other figures have +1 strength.
card "@-002" {
  passive { figure { friendly, another }, bolstered = 1 },
}
