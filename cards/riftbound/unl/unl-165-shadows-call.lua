-- UNL-165 Shadow's Call
-- A friendly unit becomes Temporary, and two cards are yours.
card "UNL-165" {
  effect { target = unit { friendly, except { has = "Temporary" } },
    run = function(u)
      give(u, "Temporary")
      draw(2)
    end,
  },
}
