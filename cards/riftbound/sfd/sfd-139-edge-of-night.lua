-- SFD-139 Edge of Night
-- Played from facedown, it is attached at once to a unit of yours.
card "SFD-139" {
  when { played = me, from = facedown, target = unit { yours },
    run = function(u) attach(me, u) end,
  },
}
