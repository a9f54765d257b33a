-- When it dies, so many blight counters on each enemy unit here, each one Might less.
local rot = passive { me, might = -1, each = counters("blight", me) }
local victims = unit { enemy, there }

keyword "Blight" { adds_up,
  when { dies = me,
    run = function()
      for u in each(victims) do
        if counters("blight", u) == 0 then give(u, rot) end
        count_on(u, "blight", value())
      end
    end,
  },
}
