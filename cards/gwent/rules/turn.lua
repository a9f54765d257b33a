-- A turn (rulebook 4): one card, or the leader, or passing for the rest of the round.

local spent = card { used }

words {
  take_turn = function(p)
    if not noted(starter) then note(starter, p) end -- in a position that does not say who began

    local what, thing = ask(p, "action")

    if what == "play" then
      play_cards(thing, p)
    elseif what == "use" then
      use_leader(thing)
    elseif happens("passes", p) then
      set("passed", 1, p)
    end
  end,

  offer_actions = function(p)
    offer_cards(p)
    offer_leader(p)
    if allowed("passes", p) then offer("pass") end
  end,

  offer_cards = function(p)
    for c in each(objects(hand, p)) do
      if may_be_played(c, p) then offer("play", c) end
    end
  end,

  -- The ability of a leader works once in a game.
  offer_leader = function(p)
    local who = top(leader, p)

    if is(who, spent) or answer("powerless", who) then return end
    if usable(who) and allowed("leader_used", who) then offer("use", who) end
  end,

  use_leader = function(who)
    if not happens("leader_used", who) then return end
    mark(who, "used")
    use(who)
  end,

  -- The other player, unless that one has passed; nobody when both have.
  next_to_act = function(p)
    local other = next_player(p)

    if passed(other) == 0 then return other end
    if passed(p) == 0 then return p end
  end,
}
