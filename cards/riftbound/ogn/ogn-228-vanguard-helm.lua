-- OGN-228 Vanguard Helm
-- A buffed unit of yours that falls leaves a buff to another of yours.
card "OGN-228" {
  when { dies = unit { friendly, buffed }, target = unit { friendly, another },
    run = function(u) buff(u) end,
  },
}
