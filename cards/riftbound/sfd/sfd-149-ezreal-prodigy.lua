-- SFD-149 Ezreal, Prodigy
-- On arrival you discard a card and draw two; each additional cost that you choose to pay is one less.
card "SFD-149" {
  when { played = me, run = function() discard(1) draw(2) end },
  passive { card { yours }, additional_cost = either({ energy = -1 }, { any = -1 }) },
}
