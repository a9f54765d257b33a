-- KPT-021 Thin Reeve
-- When it attacks, return a unit here to its owner's hand; if that was buffed or exhausted, draw 1.
-- Kill another of yours: if that was a Mech, draw 1.

card "KPT-021" {
  when {
    attacks = me,
    target = unit { here },
    run = function(u)
      put(u, hand)
      if is(u, either(unit { buffed }, unit { exhausted, except { me } })) then draw(1) end
    end,
  },
  activated {
    cost = { kill = unit { yours, another } },
    run = function()
      if is(paid_with(), unit { yours, tag = "Mech" }) then draw(1) end
    end,
  },
}
