-- SFD-215 Ravenbloom Conservatory
-- Who defends it reveals the top card: a spell goes to the hand, anything else is recycled.
card "SFD-215" {
  when { defends = you, here,
    run = function()
      local shown = reveal(1)
      if is(shown, spell) then put(shown, hand) else recycle(shown) end
    end,
  },
}
