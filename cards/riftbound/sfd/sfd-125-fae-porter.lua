-- SFD-125 Fae Porter
-- Going to a battlefield, it may fetch a unit of yours there for one Chaos.
card "SFD-125" {
  when { moves = me, to = battlefield, may, cost = { chaos = 1 }, target = unit { yours },
    run = function(u) move(u, there) end,
  },
}
