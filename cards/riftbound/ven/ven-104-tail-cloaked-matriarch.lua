-- VEN-104 Tail-Cloaked Matriarch
-- Becoming Empowered, she may bring a small unit of your trash to your base for nothing.
card "VEN-104" {
  when { marked = me, of = "empowered", may,
    target = unit { yours, at = trash, energy = at_most(3), power = at_most(1) },
    run = function(u) play(u, ignoring_cost, base) end,
  },
}
