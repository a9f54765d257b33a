-- What this set adds to the words: the status Empowered, for units, gear and legends, and what is said of it (441, 442).
status "empowered"

words {
  -- What has the status already stays as it is (441.2).
  empower = function(x) return mark(x, "empowered") end,
  disempower = function(x) return unmark(x, "empowered") end,
}
