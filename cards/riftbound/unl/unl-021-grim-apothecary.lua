-- UNL-021 Grim Apothecary
-- On arrival it may send a friendly unit from a battlefield to its owner's hand.
card "UNL-021" {
  when { played = me, may, target = unit { friendly, at = battlefield }, run = function(u) put(u, hand) end },
}
