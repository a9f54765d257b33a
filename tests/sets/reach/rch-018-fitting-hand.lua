-- RCH-018 Fitting Hand
-- A unit goes where another of its controller is; its controller's Equipment comes along.
card "RCH-018" {
  effect {
    target = { unit, gear { tag = "Equipment", same_controller } },
    destination = unit { controller = it, except { it } },
    run = function(u, g, place)
      move(u, place)
      attach(g, u)
    end,
  },
}
