-- SFD-129 Temptation
-- An enemy unit goes where another unit of its controller is.
card "SFD-129" {
  effect { target = unit { enemy }, destination = unit { controller = it },
    run = function(u, place) move(u, place) end,
  },
}
