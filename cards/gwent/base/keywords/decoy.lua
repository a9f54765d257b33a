-- It takes the place of a unit on your side, which returns to your hand.
keyword "Decoy" {
  cannot { played = me, provided = unit { friendly, at = row, except { has = "Hero" }, count = 0 } },
  effect { target = unit { friendly, at = row },
    run = function(u)
      local spot = place(u)

      if put(u, hand, you, "returned") then put(me, spot) end
    end,
  },
}
