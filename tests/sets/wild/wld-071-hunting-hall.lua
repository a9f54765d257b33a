-- WLD-071 Hunting Hall
-- An enemy unit that a wolf of yours kills gives you a card.
card "WLD-071" {
  when { dies = unit { enemy }, with = unit { friendly, tag = "Wolf" }, run = function() draw(1) end },
}
