-- LTR-057 Hunted Prince
-- Dies and gives each opponent a point.
card "LTR-057" {
  when { dies = me, run = function()
    for p in each(opponent) do gain_points(1, p) end
  end },
}
