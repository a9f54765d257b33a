-- Tokens and rituals (B6), gods that wake and their omens (B7).

local TRACK = 6
local unfinished = ritual { except { complete }, at = altar }
local fits_all = either(token { symbol = "wild" }, token { as_wild })
local finished = ritual { complete, at = altar }

words {
  -- A token waits only while every ritual is complete and the track is full.
  has_room = function() return count(unfinished) > 0 or #objects(altar) < TRACK end,

  token_fits = function(t, r)
    return is(t, fits_all) or shares("symbol", t, r)
  end,

  rituals_for = function(t)
    if is(t, fits_all) then return find(unfinished) end
    return sharing("symbol", t, find(unfinished))
  end,

  place_token = function(t)
    note(token_now, t)
    let_use(turn_player(), "token")
    local found = rituals_for(t)

    if is_pushed(t) then return place_pushed(t, found) end
    local r = #found == 0 and draw_fitting(t) or which_ritual(found)

    if not r then return force_token(t) end
    fill_slot_of(r, t)
  end,

  is_pushed = function(t) return unmark(t, "pushed_out") end,

  -- The token of a monster that was pushed out goes to the leftmost ritual (B5).
  place_pushed = function(t, found)
    if setting("overflow_token", "leftmost") then return force_token(t) end
    local r = found[1] or draw_fitting(t)

    if not r then return force_token(t) end
    fill_slot_of(r, t)
  end,

  which_ritual = function(found)
    if #found < 2 then return found[1] end
    offer("fill_slot", found)
    local _, r = ask(turn_player(), "which_ritual")

    return r
  end,

  -- Rituals come until one fits or the track is full.
  draw_fitting = function(t)
    while #objects(altar) < TRACK do
      local r = draw_ritual()

      if not r then return end
      if token_fits(t, r) then return r end
    end
  end,

  -- Where nothing fits, a token fills a slot of the leftmost incomplete ritual.
  force_token = function(t)
    local r = find(unfinished)[1]

    if not r or setting("forced_token", "returns") then return put(t, pool) end
    happens("token_forced", t)
    fill_slot_of(r, t)
  end,

  fill_slot_of = function(r, t)
    attach(t, r)
    happens("token_placed", t)
    complete_full(r)
  end,

  complete_full = function(r)
    if #attachments(r) < slots(r) or not mark(r, "complete") then return end
    happens("completed", r)
  end,

  -- One ritual resolves at a time, the leftmost complete one first.
  resolves_now = function(r)
    local now = noted(resolving)

    if now then return r == now end
    return setting("resolve_from", "left") or r == last_of(find(finished))
  end,

  last_of = function(list) return list[#list] end,

  -- Its effect; the tokens that this brings are placed before the ritual leaves the track (B6).
  resolve_ritual = function(r)
    if not noted(resolving) then
      note(resolving, r)
      if happens("ritual_acts", r) then perform(r, turn_player()) end
      return
    end
    put(r, done, bottom)
    if not is_epic() and not top(awake) then keep_ritual(r) end
  end,

  -- Before a god wakes: its tokens go back, and the third ritual wakes one (B7).
  keep_ritual = function(r)
    clear_ritual(r)
    happens("kept_aside", r)
    if #objects(done) == 3 then awaken() end
  end,

  clear_ritual = function(r)
    local tokens = attachments(r)

    forget(resolving)
    unmark(r, "complete")
    unmark(tokens, "as_wild")
    put(tokens, pool)
  end,

  -- Beside the track: the omen of the god, and when the tokens of this are placed the end.
  finish_ritual = function(r)
    if not noted(omen_sent) then
      note(omen_sent, 1)
      return send_omen(r)
    end
    forget(omen_sent)
    clear_ritual(r)
    if is_epic() then return give_to_god(r) end
    discard_ritual(r)
  end,

  send_omen = function(r)
    local g = last_of(objects(awake))

    if g and g ~= noted(foe) then tell_omen(g, symbol_n(r)) end
  end,

  -- The omen of that symbol: 1 sun, 2 moon, 3 skull.
  tell_omen = function(g, n) happens("omen", g, turn_player(), n) end,

  symbol_n = function(r) return word_n(r, "symbol") end,

  -- The god wakes whose three symbols are those of the first three rituals (B7).
  awaken = function()
    local cards = objects(done)

    for g in each(objects(sleeping)) do
      if has_symbols(g, cards) then wake(g) end
    end
    put(objects(sleeping), box)
    if is_relentless() then send_all_omens(cards) end
    for r in each(cards) do discard_ritual(r) end
  end,

  has_symbols = function(g, cards)
    return symbols_in(cards, "sun") == words_of(g, "symbols", "sun")
      and symbols_in(cards, "moon") == words_of(g, "symbols", "moon")
      and symbols_in(cards, "skull") == words_of(g, "symbols", "skull")
  end,

  symbols_in = function(cards, word)
    local n = 0

    for r in each(cards) do
      if has_word(r, "symbol", word) then n = n + 1 end
    end
    return n
  end,

  wake = function(g)
    note(woke, (noted(woke) or 0) + 1)
    put(g, awake, bottom)
    happens("wakes", g)
  end,
}
