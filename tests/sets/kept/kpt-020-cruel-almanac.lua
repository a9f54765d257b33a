-- KPT-020 Cruel Almanac
-- Kill a unit. If it was stunned, draw 1; if it was mighty and an enemy, draw 2; if it was a token, gain a point.

card "KPT-020" {
  effect {
    target = unit,
    run = function(u)
      kill(u)
      if is(u, unit { stunned }) then draw(1) end
      if is(u, unit { mighty, enemy }) then draw(2) end
      if is(u, unit { token }) then gain_points(1) end
      if is(u, card { at = trash }) then draw(10) end
    end,
  },
}
