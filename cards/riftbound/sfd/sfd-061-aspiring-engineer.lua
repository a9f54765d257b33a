-- SFD-061 Aspiring Engineer
-- It brings a gear back from your trash to your hand when it comes.
card "SFD-061" {
  when { played = me, target = gear { yours, at = trash }, run = function(g) put(g, hand) end },
}
