-- KPT-004 Empty Pockets
-- Discard two cards, and draw as many as you discarded; the first of them deals its Energy to a unit.
card "KPT-004" {
  effect { target = unit,
    run = function(u)
      local gone = discard(2)
      draw(#gone)
      deal(energy(gone[1]), u)
    end,
  },
}
