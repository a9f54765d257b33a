-- OGN-186 Treasure Trove
-- Leaving the board, it gives you a card and an exhausted rune; one Chaos and exhausting it kill it.
card "OGN-186" {
  when { leaves = me, from = board,
    run = function()
      draw(1)
      channel(1, exhausted)
    end,
  },
  activated { cost = { chaos = 1, exhaust = me }, run = function() kill(me) end },
}
