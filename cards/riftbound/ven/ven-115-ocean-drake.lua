-- VEN-115 Ocean Drake
-- Open battlefields are places to play it to; as it comes, a unit that is no Dragon may return to its owner's hand.
card "VEN-115" {
  can { played = me, to = battlefield { open } },
  when { played = me, may, target = unit { except { tag = "Dragon" } }, run = function(u) put(u, hand) end },
}
