-- SFD-215 Ravenbloom Conservatory
-- Who defends it reveals the top card: a spell goes to the hand, anything else is recycled.
card "SFD-215" {
  when { defends = you, here,
    run = function()
      local top = reveal(1)
      if is(top, spell) then put(top, hand) else recycle(top) end
    end,
  },
}
