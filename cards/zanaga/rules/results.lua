-- How a combat ends: rewards (B4), what goes on to roam, what a beaten hero loses (A10).

local MARKET = 5
local DEFEATED, BEATEN = 1, 3

words {
  end_combat = function(p)
    local c, how = noted(foe), noted(outcome)

    happens("combat_over", c)
    settle()
    note(phase, noted(next_phase) or MARKET)
    ends(this_round)
    ends(this_combat)
    settle_outcome(c, how, p)
    -- The rest lasts for the combat.
    forget(fighting, foe, foe_player, foe_gone, outcome, loser, gem_at)
    unmark(c, "fought")
    if noted(rises_to) then rise_after_token() end
  end,

  -- The rank of a challenge that was defeated, where it counts after its token.
  rise_after_token = function()
    settle()
    lift_rank(noted(rises_to))
    forget(rises_to)
  end,

  settle_outcome = function(c, how, p)
    if noted(foe_player) then return end_duel() end
    if how == DEFEATED then return win_over(c, p) end
    leave_foe(c)
    if how == BEATEN then knock_out(p) end
  end,

  -- The reward (B4): gold, experience only where the card prints some, the counter.
  win_over = function(c, p)
    happens("defeated", c, p)
    settle()
    if zone_of(c) == awake then return fell_god(c, p) end
    if not noted(no_bounty) then get_gold(bounty(c) or 0, p) end
    forget(no_bounty)
    grow(xp(c) or 0, p)
    if noted(gem_at) then happens("counter_won", put(noted(gem_at), spoils, p), p) end
    if setting("rank_rises", "before_token") then lift_rank(rank_n(c)) else note(rises_to, rank_n(c)) end
    put(attachments(c), due_tokens, bottom)
    discard_challenge(c)
  end,

  grow = function(n, p)
    gain("experience", n, p)
    if n > 0 then happens("grows", p, n) end
  end,

  fell_god = function(g, p)
    for r in each(attachments(g)) do discard_ritual(r) end
    put(g, trophies, p)
    if not is_epic() then return win(p, "god") end
    if #objects(trophies, p) == 3 then return win(p, "trophies") end
    if #objects(sleeping) + #objects(awake) == 0 then win(most_trophies(), "all_gods") end
  end,

  -- A challenge that was not defeated roams; one that roamed goes on to do so.
  leave_foe = function(c)
    local from = zone_of(c)

    if from == awake and setting("god_wounds", "stay") then return end
    count_on(c, "wounds", -wounds(c))
    if noted(foe_gone) then
      put(attachments(c), pool)
      return discard_challenge(c)
    end
    if from == arena then
      if setting("beaten_counter", "leaves") then put(noted(gem_at), supply) end
      return join_roaming(c)
    end
    if from == roaming and setting("unbeaten_roamer", "right_end") then put(c, roaming, bottom) end
  end,

  -- The loser is knocked out; what is lost goes to the winner, or the winner does not want it.
  end_duel = function()
    local lost = noted(loser)

    if not lost then return end
    happens("knocked_out", hero_of(lost), lost)
    if not noted(spared) then take_spoils(lost == turn_player() and noted(foe_player) or turn_player(), lost) end
    wake_up(lost)
  end,

  take_spoils = function(won, lost)
    if setting("duel_spoils", "nothing") then return end
    local c = dearest(lost)

    get_gold(gold(lost), won)
    set("gold", 0, lost)
    if not c or setting("duel_spoils", "gold") then return lose_card(c, lost) end
    if not wants("Do you take the card that would be lost?", won) then return lose_card(c, lost) end
    take_card(c, won)
  end,
}
