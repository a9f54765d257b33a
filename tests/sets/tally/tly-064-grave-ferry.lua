-- TLY-064 Grave Ferry
-- Where two or more of your units would die at once they are healed and recalled instead, and you
-- draw as many cards.
card "TLY-064" {
  instead {
    dies = unit { yours }, one_or_more, count = at_least(2),
    run = function()
      heal(it)
      recall(it)
      draw(amount())
    end,
  },
}
