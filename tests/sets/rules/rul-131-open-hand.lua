-- RUL-131 Open Hand
-- A facedown card goes to its owner's hand; an opponent may draw for it.
card "RUL-131" {
  effect { target = card { at = facedown },
    run = function(c)
      put(c, hand)
      for p in each(opponent) do if wants("draw a card", p) then draw(1, p) end end
    end,
  },
}
