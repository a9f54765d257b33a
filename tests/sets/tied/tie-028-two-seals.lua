-- TIE-028 Two Seals
-- A unit is hallowed and sealed.
card "TIE-028" {
  effect { target = unit,
    run = function(u)
      mark(u, "hallowed")
      mark(u, "sealed")
    end,
  },
}
