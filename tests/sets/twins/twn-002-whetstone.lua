-- TWN-002 Whetstone
-- Your units can be sharpened a little.
card "TWN-002" {
  passive { unit { yours }, has = "Whet 1" },
}
