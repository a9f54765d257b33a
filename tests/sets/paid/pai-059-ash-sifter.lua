-- PAI-059 Ash Sifter
-- Played, it burns three cards and takes the gear among them into the hand.
card "PAI-059" {
  when { played = me,
    run = function()
      for c in each(burn(3)) do
        if is(c, gear) then put(c, hand) end
      end
    end,
  },
}
