-- OGS-010 Annie, Stubborn
-- On arrival, a spell comes back from your trash to your hand.
card "OGS-010" {
  when { played = me, target = spell { yours, at = trash }, run = function(s) put(s, hand) end },
}
