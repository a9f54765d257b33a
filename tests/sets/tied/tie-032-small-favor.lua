-- TIE-032 Small Favor
-- Two experience and a favor.
card "TIE-032" {
  effect {
    run = function()
      gain("xp", 2)
      gain("favor", 1)
    end,
  },
}
