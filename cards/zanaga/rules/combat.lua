-- Combat (A6, B4, B7) and fights between heroes (A10), a step at a time.

local ROUNDS_MOST = 40
local END, MARKET = 7, 5
local BEFORE, ROUND, ESCAPE, RANGED, RESULT = 1, 2, 3, 4, 7

local ALL_PARTS = 7 -- of a note that keeps several kinds of attack: 1, 2 and 4
local SURE = 99 -- no number is so high
local present = ally { except { absent } }
local defending = ally { may_defend }
-- Who may attack, by the kind of attack.
local ATTACKING = {
  fighter { except { has_attacked }, except { no_attack }, ranged = at_least(1) },
  fighter { except { has_attacked }, except { no_attack }, melee = at_least(1) },
  fighter { except { has_attacked }, except { no_attack }, magic = at_least(1) },
}
local any_ally = ally {}

words {
  is_ally = function(c) return is(c, any_ally) end,

  -- Allies of the player who take part in the combat.
  present_allies = function(p) return find(present, party, p) end,

  begin_combat = function(c, after, p)
    note(fighting, 1)
    note(foe, c)
    note(next_phase, after)
    note(phase, "combat")
    mark(c, "fought")
    mark(noted(my_hero, p), "in_fight")
    if #objects(party, p) > 0 then mark(objects(party, p), "in_fight") end
  end,

  begin_duel = function(h, p)
    note(foe_player, controller(h))
    begin_combat(h, MARKET, p)
    mark(side_of(controller(h)), "in_fight")
    happens("duelled", h, p)
  end,

  -- A position need say no more of a combat than its foe, and the step where it is.
  resume_combat = function(p)
    local c, at = noted(foe), noted(outcome) and RESULT or noted(step) or BEFORE
    local n = noted(combat_round) or at >= ESCAPE and 1 or 0

    note(phase, "combat")
    note(step, at)
    note(combat_round, n)
    resume_stake(c, p)
    note(fighting, 1)
    tell_round_number(n)
    mark(c, "fought")
    resume_side(p, n)
    if noted(foe_player) then resume_side(noted(foe_player), n) end
  end,

  resume_stake = function(c, p)
    if zone_of(c) == map then note(foe_player, controller(c)) end
    if not noted(next_phase) then note(next_phase, zone_of(c) == awake and END or MARKET) end
    if zone_of(c) == arena and not noted(gem_at) then note(gem_at, gem_on(space_of_player(p))) end
  end,

  -- In a later round each kind of attack has had its first roll.
  resume_side = function(p, n)
    mark(side_of(p), "in_fight")
    if n > 1 and not noted(kinds_rolled, p) then note(kinds_rolled, ALL_PARTS, p) end
  end,

  combat_step = function(p)
    local now = noted(step)

    if not now or now == BEFORE then return before_combat(p) end
    if now == RESULT then return end_combat(p) end
    if now == ROUND then return open_round(p) end
    if noted(foe_player) then return fight_on(now, front(p)) end
    fight_on(now, p, noted(foe))
  end,

  fight_on = function(now, p, c, duel)
    if now == ESCAPE then return escape_step(p, c, duel) end
    fight_phases(now - RANGED + 1, p, c, duel)
  end,

  -- The combat ends so, as its next step.
  decide = function(how)
    note(outcome, how)
    note(step, "result")
  end,

  -- A phase of the round, and before it those in which nobody fights.
  fight_phases = function(k, p, c, duel)
    while not phase_step(c, p, k, duel) and k < 3 do
      k = k + 1
      note(step, RANGED + k - 1)
    end
    settle() -- what the phase has brought about happens in it
    if noted(outcome) then return end_combat(turn_player()) end
    if k < 3 then return note(step, RANGED + k) end
    note(step, "round")
    happens("round_closes", c, noted(combat_round))
    settle()
    ends(this_round)
  end,

  -- Some challenges are no fights: their own effect tells how they end.
  before_combat = function(p)
    local c, other = noted(foe), noted(foe_player)

    note(step, "round")
    choose_gear(p)
    if other then return before_duel(p, other) end
    happens("met", c, p)
    settle()
    if noted(outcome) then return end
    if not has_word(c, "traits", "trial") then
      if not answer("no_part_before", c) then use_before(p) end
      return
    end
    if not perform(c, p) then trial_passed() end
    if not noted(outcome) then trial_failed() end
  end,

  before_duel = function(p, other)
    choose_gear(other)
    use_before(p)
    if not noted(outcome) then use_before(other) end
  end,

  -- What is used before a combat counts for no round of it.
  use_before = function(p)
    if let_use(p, "before") then forget(item_used, round_hits) end
  end,

  trial_passed = function() decide("defeated") end,
  -- A hero whom the trial has knocked out is out.
  trial_failed = function()
    if not noted(outcome) then decide("escaped") end
  end,

  -- The player whose side attacks, whom it fights, and the other player in a fight between
  -- heroes: they take turns in it (A10). Before it begins they stand as in its first round.
  front = function(p)
    local other = noted(foe_player)

    if other and (noted(combat_round) or 1) % 2 == 0 then return other, hero_of(p), other end
    return p, noted(foe), other
  end,

  front_player = function()
    local p = front(turn_player())

    return p
  end,

  front_foe = function()
    local _, c = front(turn_player())

    return c
  end,

  -- Who counts as the challenge uses items, and no allies (A10).
  is_attacked = function(p) return noted(foe_player) and p ~= front_player() end,

  -- Whom the fighter of that player fights.
  foe_of = function(p) return p == turn_player() and noted(foe) or hero_of(turn_player()) end,

  -- Where nobody can hurt the other it ends undefeated.
  open_round = function(turn_p)
    local n = (noted(combat_round) or 0) + 1

    note(combat_round, n)
    if n > ROUNDS_MOST then return decide("escaped") end
    note(first_round, n == 1)
    if n > 1 then tell_later_round(n) end
    note(step, "escape")
    local p, c, duel = turn_p, noted(foe), noted(foe_player)

    if duel then
      p, c = front(turn_p)
    end
    happens("round_opens", c, n)
    settle()
    if noted(outcome) or let_use(p, "round") then return end
    escape_step(p, c, duel)
  end,

  -- Notes that cards read.
  tell_round_number = function(n)
    note(first_round, n == 1)
    if n > 1 then tell_later_round(n) end
  end,

  tell_later_round = function(n)
    note(second_round, n == 2)
    note(even_round, n % 2 == 0)
  end,

  -- Attributes by the kind of attack: 1 ranged and mind, 2 melee and body, 3 magic and spirit.
  attribute = function(c, k)
    if k == 1 then return mind(c) end
    return k == 2 and body(c) or spirit(c)
  end,

  harm = function(c, k)
    if k == 1 then return ranged(c) end
    return k == 2 and melee(c) or magic(c)
  end,

  -- One phase of a round: one of the own side attacks or defends. Returns whether they fought.
  phase_step = function(c, p, k, duel)
    if not duel and attribute(c, k) < 1 then return false end
    local who, attacks = who_stands(c, p, k)

    if not attacks and harm(c, k) == 0 then return false end
    local n, wanted = throw_for(c, who, k, attacks, p, duel)

    if not n then return true end
    if duel then happens("answers", c, wanted) end
    if attacks then attack_result(c, who, k, n, n >= wanted) else defence_result(c, who, k, n, n >= wanted) end
    return true
  end,

  defence_result = function(c, who, k, n, hit)
    happens("defended", who, n)
    if hit then return happens("stood", who) end
    happens("failed", who)
    take_harm(who, harm(c, k), c)
  end,

  -- The roll of a phase, with what cards add, and the number that it must reach; a card may
  -- have it thrown again. Whoever is gone before the roll has none.
  throw_for = function(c, who, k, attacks, p, duel)
    local by_hero = who == noted(my_hero, p)

    note(hero_rolls, by_hero)
    tell_first_roll(p, k, by_hero)
    note(attacking, attacks)
    local extra = 0

    if let_use(p, "roll") then
      extra = taken_roll()
      if is_gone(who) then return nil end
    end
    local wanted = attribute(c, k)

    if not duel then tell_need(who, k, wanted) end
    local n = roll_of(who, k, attacks) + extra

    if duel then wanted = counter_roll(c, k, who, attacks) end
    while n < wanted and let_use(p, "rolled") and is_thrown_again(who) do
      extra = extra + taken_roll()
      n = roll_of(who, k, attacks) + extra
    end
    return n, wanted
  end,

  -- Whether a card that was used has a roll that failed thrown again.
  is_thrown_again = function(who)
    if not noted(roll_again) or is_gone(who) then return false end
    forget(roll_again)
    return true
  end,

  -- What the test of a value needs.
  tell_need = function(who, k, n)
    happens(k == 1 and "needs_mind" or k == 2 and "needs_body" or "needs_spirit", who, n)
  end,

  -- Two dice, the value, and what abilities of cards add.
  roll_of = function(who, k, attacks)
    local a, b = roll("d10"), roll("d10")

    if noted(sure_roll) and noted(hero_rolls) then
      forget(sure_roll)
      return SURE
    end
    if attacks and k == 2 and a == b and not is_ally(who) and answer("hits_on_pair", who) then return SURE end
    return a + b + attribute(who, k) + answer("roll_more", who)
  end,

  -- Notes for cards whether it is a hero who rolls, attacks or is harmed. Returns it, too.
  tell_roller = function(who)
    local by_hero = not is(who, any_ally)

    note(hero_rolls, by_hero)
    return by_hero
  end,

  -- Some items help in the hero's first roll of that kind in a combat.
  tell_first_roll = function(p, k, by_hero)
    if not by_hero then return note(first_roll, false) end
    local had, part = noted(kinds_rolled, p) or 0, 1 << k - 1
    local first = had // part % 2 == 0

    note(first_roll, first)
    if first then note(kinds_rolled, had + part, p) end
  end,

  -- What the hero rolls who counts as the challenge.
  counter_roll = function(c, k, who, attacks)
    local first = noted(first_roll)

    tell_first_roll(controller(c), k, tell_roller(c))
    note(attacking, nil)
    local extra = let_use(controller(c), "roll") and taken_roll() or 0
    local n = roll("d10", 2) + attribute(c, k) + answer("roll_more", c) + extra

    tell_roller(who)
    note(attacking, attacks)
    note(first_roll, first)
    return n
  end,

  -- Some heroes attack more than once.
  spend_attack = function(c)
    local more = answer("attacks_more", c)
    local n = more > 0 and not is_ally(c) and (noted(attacks) or 0)

    if n and n < more then return note(attacks, n + 1) end
    mark(c, "has_attacked")
  end,

  attack_result = function(c, who, k, n, hit)
    spend_attack(who)
    happens("attacked", who, n)
    if hit then return deal_to(c, harm(who, k), who) end
    happens("missed", who)
    take_harm(who, harm(c, k), c)
  end,

  is_shut = function(c, k)
    if k == 1 then return answer("shut_ranged", c) end
    return k == 2 and answer("shut_melee", c) or k == 3 and answer("shut_magic", c)
  end,

  who_stands = function(c, p, k)
    local h, allies = noted(my_hero, p), find(present, party, p)

    if #allies == 0 then
      if not is(h, ATTACKING[k]) or is_shut(c, k) then return h, false end
      offer("attack", h)
      offer("defend", h)
      return h, ask(p, "who_stands", c) == "attack"
    end
    local attackers, defenders = attackers_of(c, h, allies, k), defenders_of(allies)

    if #attackers == 0 and (#defenders == 0 or harm(c, k) == 0) then return h, false end
    offer("attack", attackers)
    offer("defend", h)
    if #defenders > 0 then offer("defend", defenders) end
    local what, who = ask(p, "who_stands", c)

    return who, what == "attack"
  end,

  attackers_of = function(c, h, allies, k)
    if is_shut(c, k) then return {} end
    return find(ATTACKING[k], #allies > 0 and { h, allies } or h)
  end,

  -- Allies that may defend in place of the hero.
  defenders_of = function(allies)
    if #allies == 0 or setting("allies_defend", "yes") then return allies end
    return find(defending, allies)
  end,

  -- What a hit does to the foe; cards may make it less.
  deal_to = function(c, n, with)
    local by_ally = is_ally(with)

    note(round_hits, (noted(round_hits) or 0) + 1)
    note(striker, with)
    note(bare_handed, by_ally or not has_weapon(with))
    if let_use(controller(with), "hit") then n = n + taken_harm() end
    wound_foe(c, harm_to(c, n, with, by_ally))
  end,

  harm_to = function(c, n, with, by_ally)
    if answer("gearless", c) then n = n - weapon_harm(with) end
    if answer("first_only", c) and noted(round_hits) > 1 then n = 0 end
    if by_ally then n = harm_of_ally(c, n) end
    n = at_most_harm(c, n)
    return n < 0 and 0 or n
  end,

  -- What an ally's hit does less.
  harm_of_ally = function(c, n)
    if answer("allies_harmless", c) then return 0 end
    return answer("hero_finishes", c) and least_of(n, life_of(c) - 1 - wounds(c), n) or n
  end,

  at_most_harm = function(c, n)
    local most = answer("wound_most", c) or 0

    if noted(bare_handed) and answer("blunts", c) then n = least_of(n, 1 - tally(c), n) end
    return most > 0 and least_of(n, most, n) or n
  end,

  wound_foe = function(c, n)
    if not c then return end
    if noted(foe_player) then n = lessened(c, n, noted(striker)) end
    count_on(c, "wounds", n)
    happens("struck", c, n)
    if wounds(c) >= life_of(c) then overcome(c) end
  end,

  overcome = function(c)
    if noted(foe_player) then return go_down(c) end
    if happens("falls", c) then decide("defeated") end
  end,

  -- The loser of a fight.
  beaten = function(p)
    decide("beaten")
    note(loser, p)
  end,
}
