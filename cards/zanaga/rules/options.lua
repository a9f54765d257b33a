-- Options of the box (B11): relentless rituals and the epic battle.

words {
  -- For 1 or 2 players.
  is_relentless = function() return setting("relentless", "yes") and players_n() <= 2 end,

  -- For 5 or 6 players.
  is_epic = function() return setting("epic", "yes") and players_n() >= 5 end,

  -- Relentless: the three rituals that woke the god bring its omens at once, in the order
  -- sun, moon, skull, which is that of the card.
  send_all_omens = function(cards)
    local g = last_of(objects(awake))

    for n = 1, 3 do
      for r in each(cards) do
        if symbol_n(r) == n then tell_omen(g, n) end
      end
    end
  end,

  -- Epic: a completed ritual goes under the leftmost sleeping god that lacks its symbol. If
  -- none does, the leftmost god wakes.
  give_to_god = function(r)
    for g in each(objects(sleeping)) do
      if lacks_symbol(g, r) then
        attach(r, g)
        if setting("epic_wakes", "own_set_too") and #attachments(g) == 3 then wake_epic(g) end
        return
      end
    end
    discard_ritual(r)
    local g = top(sleeping)

    if g then wake_epic(g) end
  end,

  lacks_symbol = function(g, r)
    local word = symbol_word(r)

    return symbols_in(attachments(g), word) < words_of(g, "symbols", word)
  end,

  symbol_word = function(r)
    if has_word(r, "symbol", "sun") then return "sun" end
    return has_word(r, "symbol", "moon") and "moon" or "skull"
  end,

  wake_epic = function(g)
    if setting("epic_cards", "discarded") then
      for r in each(attachments(g)) do discard_ritual(r) end
    end
    wake(g)
  end,

  -- If all gods are gone: most trophies, then the highest level; after that chance.
  most_trophies = function()
    local best = {}

    for p in each(player) do
      if not best[1] or fame(p) > fame(best[1]) then best = {} end
      if not best[1] or fame(p) == fame(best[1]) then best[#best + 1] = p end
    end
    return best[random(#best)]
  end,

  fame = function(p) return 100 * #objects(trophies, p) + level(hero_of(p)) end,
}
