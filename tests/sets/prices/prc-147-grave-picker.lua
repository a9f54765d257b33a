-- PRC-147 Grave Picker
-- A card in a trash, or a banished one, is recycled.
card "PRC-147" {
  effect { target = either(card { at = trash }, card { at = banishment }),
    run = function(c) recycle(c) end },
}
