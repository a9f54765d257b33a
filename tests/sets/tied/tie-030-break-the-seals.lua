-- TIE-030 Break the Seals
-- A unit is neither hallowed nor sealed any more.
card "TIE-030" {
  effect { target = unit,
    run = function(u)
      unmark(u, "sealed")
      unmark(u, "hallowed")
    end,
  },
}
