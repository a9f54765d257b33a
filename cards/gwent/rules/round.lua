-- Rounds (rulebook 4 and 4.1): scores, gems, what stays, who begins the next one.

local that_goes = card { at = battlefield, except { stays } }
local that_stays = card { stays, at = row }

words {
  score = function(p)
    return total("strength", objects(close, p)) + total("strength", objects(ranged, p))
      + total("strength", objects(siege, p))
  end,

  begin_round = function(n, first)
    note(round, n)
    note(starter, first)
    next_turn(first)
    for p in each(player) do happens("round_begins", p) end
  end,

  end_round = function()
    local winner = round_winner()

    lose_gems(winner)
    if game_is_over() then return end
    for p in each(player) do happens("round_over", p) end
    clear_battlefield()
    if winner then
      gain("rounds_won", 1, winner)
      happens("round_won", winner)
    end

    local first = next_starter_after(winner)

    for p in each(player) do set("passed", 0, p) end
    begin_round((noted(round) or 1) + 1, first)
  end,

  -- The higher score wins; a tie is nobody's, unless exactly one player wins ties.
  round_winner = function()
    local p = turn_player()
    local other = next_player(p)
    local mine, theirs = score(p), score(other)

    if mine > theirs then return p end
    if mine < theirs then return other end
    if answer("wins_ties", p) and not answer("wins_ties", other) then return p end
    if answer("wins_ties", other) and not answer("wins_ties", p) then return other end
  end,

  lose_gems = function(winner)
    for p in each(player) do
      if p ~= winner and happens("gem_lost", p) then spend("gems", 1, p) end
    end
  end,

  game_is_over = function()
    local alive = {}

    for p in each(player) do
      if gems(p) > 0 then alive[#alive + 1] = p end
    end
    if #alive == 2 then return false end
    if #alive == 1 then win(alive[1], "gems") else draw_game("gems") end
    return true
  end,

  -- Everything is discarded, weather too, except what stays.
  clear_battlefield = function()
    ends(this_round)
    discard_cards(find(that_goes))
    unmark(find(that_stays), "stays")
  end,

  next_starter_after = function(winner)
    local was = noted(starter)

    if setting("next_starter", "alternates") then return next_player(was) end
    if winner then return winner end
    if setting("tied_starter", "same") then return was end
    if setting("tied_starter", "coin") then return random_player() end
    return next_player(was)
  end,

  random_player = function() return random(2) == 1 and turn_player() or next_player(turn_player()) end,
}
