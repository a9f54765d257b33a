-- SFD-018 Void Hatchling
-- Before you reveal cards of a deck you see its top card, and may recycle it.
card "SFD-018" {
  as { reveals = you, from = deck,
    run = function()
      local seen = look(1)
      if wants("recycle it") then recycle(seen) end
    end,
  },
  as { reveals = you, from = rune_deck,
    run = function()
      local seen = look(1, rune_deck)
      if wants("recycle it") then recycle(seen) end
    end,
  },
}
