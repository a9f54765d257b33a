-- TWN-003 Grindstone
-- Your units can be sharpened a good deal.
card "TWN-003" {
  passive { unit { yours }, has = "Whet 3" },
}
