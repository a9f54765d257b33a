-- VEN-114 Kharox
-- Becoming Empowered, it burns three cards of an opponent; then a unit of that trash may be yours, for nothing.
local then_take = effect { may, target = unit { at = trash, controller = it },
  run = function(u) play(u, ignoring_cost) end,
}

card "VEN-114" {
  when { marked = me, of = "empowered", target = opponent,
    run = function(foe)
      burn(3, foe)
      do_this(then_take, foe)
    end,
  },
}
