-- SFD-035 Guardian of the Passage
-- Each hold may bring a unit or gear back from your trash to your hand.
card "SFD-035" {
  when { holds = me, may, target = permanent { yours, at = trash },
    run = function(x) put(x, hand) end,
  },
}
