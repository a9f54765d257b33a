-- Combat (A6, B4, B7) and fights between heroes (A10), a step at a time.

local ROUNDS_MOST = 40
local COMBAT, MARKET, END = 4, 5, 7
local BEFORE, ROUND, ESCAPE, RANGED, MAGIC, RESULT = 1, 2, 3, 4, 6, 7
local DEFEATED, ESCAPED, BEATEN = 1, 2, 3

local PART = { 1, 2, 4 } -- of a note that keeps several kinds of attack
local ALL_PARTS = 7
local SURE = 99 -- no number is so high
local gone_from_fight = ally { absent }
local any_ally = ally {}

words {
  is_absent = function(a) return is(a, gone_from_fight) end,

  is_ally = function(c) return is(c, any_ally) end,

  begin_combat = function(c, after)
    note(fighting, 1)
    mark(c, "fought")
    mark(side_of(turn_player()), "in_fight")
    note(foe, c)
    note(next_phase, after)
    note(combat_round, 0)
    note(step, BEFORE)
    note(phase, COMBAT)
  end,

  begin_duel = function(h, p)
    note(foe_player, controller(h))
    begin_combat(h, MARKET)
    mark(side_of(controller(h)), "in_fight")
    happens("duelled", h, p)
  end,

  -- A position need say no more of a combat than its foe, and the step where it is.
  resume_combat = function(p)
    local c, at = noted(foe), noted(step) or BEFORE
    local n = noted(combat_round) or at >= ESCAPE and 1 or 0

    note(phase, COMBAT)
    note(step, at)
    note(combat_round, n)
    resume_stake(c, p)
    resume_round(c, p, n)
  end,

  resume_stake = function(c, p)
    if zone_of(c) == map then note(foe_player, controller(c)) end
    if not noted(next_phase) then note(next_phase, zone_of(c) == awake and END or MARKET) end
    if zone_of(c) == arena and not noted(gem_at) then note(gem_at, gem_on(space_of_player(p))) end
  end,

  -- In a later round each kind of attack has had its first roll.
  resume_round = function(c, p, n)
    note(fighting, 1)
    tell_round_number(n)
    mark(c, "fought")
    mark(side_of(p), "in_fight")
    if noted(foe_player) then mark(side_of(noted(foe_player)), "in_fight") end
    if n < 2 then return end
    for q in each(player) do note(kinds_rolled, noted(kinds_rolled, q) or ALL_PARTS, q) end
  end,

  combat_step = function(p)
    local now = noted(step)

    if noted(outcome) or now == RESULT then return end_combat(p) end
    if now == BEFORE then return before_combat(p) end
    if now == ROUND then return open_round() end
    if now == ESCAPE then return escape_step() end
    fight_phase(now)
  end,

  fight_phase = function(now)
    tell_phase(now - RANGED + 1)
    phase_step(now - RANGED + 1)
    if noted(outcome) then return end
    if now < MAGIC then return note(step, now + 1) end
    happens("round_closes", noted(foe), noted(combat_round))
    settle()
    ends(this_round)
    note(step, ROUND)
  end,

  -- Some challenges are no fights: their own effect tells how they end.
  before_combat = function(p)
    local c = noted(foe)

    note(step, ROUND)
    choose_gear(p)
    if noted(foe_player) then return before_duel(p, noted(foe_player)) end
    happens("met", c, p)
    settle()
    if noted(outcome) then return end
    if not has_word(c, "traits", "trial") then
      if not answer("no_part_before", c) then moment(p, at_before) end
      return
    end
    if not perform(c, p) then trial_passed() end
    if not noted(outcome) then trial_failed() end
  end,

  before_duel = function(p, other)
    choose_gear(other)
    moment(p, at_before)
    if not noted(outcome) then moment(other, at_before) end
  end,

  trial_passed = function() note(outcome, DEFEATED) end,
  -- A hero whom the trial has knocked out is out.
  trial_failed = function()
    if not noted(outcome) then note(outcome, ESCAPED) end
  end,

  -- Heroes who fight each other take turns in being the one who attacks (A10).
  is_swapped = function() return noted(foe_player) and noted(combat_round) % 2 == 0 end,

  front_player = function() return is_swapped() and noted(foe_player) or turn_player() end,

  -- Who counts as the challenge uses items, and no allies (A10).
  is_attacked = function(p) return noted(foe_player) and p ~= front_player() end,

  -- Whom the fighter of that player fights.
  foe_of = function(p) return p == turn_player() and noted(foe) or hero_of(turn_player()) end,

  front_foe = function() return is_swapped() and hero_of(turn_player()) or noted(foe) end,

  -- Where nobody can hurt the other it ends undefeated.
  open_round = function()
    note(combat_round, (noted(combat_round) or 0) + 1)
    if noted(combat_round) > ROUNDS_MOST then return note(outcome, ESCAPED) end
    tell_round(noted(combat_round))
    rest_fighters(front_player())
    happens("round_opens", front_foe(), noted(combat_round))
    note(step, ESCAPE)
    settle()
    if not noted(outcome) then moment(front_player(), at_round) end
  end,

  -- Notes that cards read.
  tell_round = function(n)
    forget(round_hits)
    forget(attacks)
    forget(item_used)
    tell_round_number(n)
  end,

  -- They follow those of the round before; 0: the combat is over.
  tell_round_number = function(n)
    if n ~= 1 then forget(first_round) end
    if n == 1 then note(first_round, 1) end
    if n == 2 then note(second_round, 1) else forget(second_round) end
    if n > 0 and n % 2 == 0 then note(even_round, 1) else forget(even_round) end
  end,

  -- The phase follows the one before; 0: the combat is over.
  tell_phase = function(k)
    if k < 2 then forget(in_magic) end
    if k % 2 == 0 then forget(in_ranged) end
    if k % 3 == 0 then forget(in_melee) end
    if k == 1 then note(in_ranged, 1) end
    if k == 2 then note(in_melee, 1) end
    if k == 3 then note(in_magic, 1) end
  end,

  rest_fighters = function(p)
    unmark(hero_of(p), "has_attacked")
    unmark(objects(party, p), "has_attacked")
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

  -- One phase of a round: one of the own side attacks or defends.
  phase_step = function(k)
    local c, p = front_foe(), front_player()

    if attribute(c, k) < 1 and not noted(foe_player) then return end
    local who, attacks = who_stands(c, p, k)

    if not attacks and harm(c, k) == 0 then return end
    local n = throw_for(c, who, k, attacks, p)
    if not n then return end
    local hit = n >= noted(number_wanted)

    if noted(foe_player) then happens("answers", c, noted(number_wanted)) end

    if attacks then
      spend_attack(who)
      happens("attacked", who, n)
      return attack_result(c, who, k, hit)
    end
    happens("defended", who, n)
    defence_result(c, who, k, hit)
  end,

  defence_result = function(c, who, k, hit)
    if hit then return happens("stood", who) end
    happens("failed", who)
    take_harm(who, harm(c, k), c)
  end,

  -- The roll of a phase, with what cards add; a card may have it thrown again. Whoever is
  -- gone before the roll has none.
  throw_for = function(c, who, k, attacks, p)
    tell_roller(who)
    tell_first_roll(who, k)
    note(roll_extra, 0)
    if attacks then note(attacking, 1) else forget(attacking) end
    moment(p, at_roll)
    if is_gone(who) then return nil end
    tell_need(who, k, attribute(c, k))
    local n = roll_of(who, k, attacks)

    note(number_wanted, number_of(c, k))
    while n < noted(number_wanted) do
      moment(p, at_rolled)
      if not noted(roll_again) or is_gone(who) then return n end
      forget(roll_again)
      n = roll_of(who, k, attacks)
    end
    return n
  end,

  -- What the test of a value needs; a hero who is fought rolls as well.
  tell_need = function(who, k, n)
    if noted(foe_player) then return end
    happens(k == 1 and "needs_mind" or k == 2 and "needs_body" or "needs_spirit", who, n)
  end,

  -- Two dice, the value, and what cards add.
  roll_of = function(who, k, attacks)
    local a, b = roll("d10"), roll("d10")

    if noted(hero_rolls) and noted(sure_roll) then
      forget(sure_roll)
      return SURE
    end
    if attacks and k == 2 and a == b and not is_ally(who) and answer("hits_on_pair", who) then return SURE end
    return a + b + attribute(who, k) + answer("roll_more", who) + noted(roll_extra)
  end,

  -- Some items help in the hero's first roll of that kind in a combat.
  tell_first_roll = function(who, k)
    forget(first_roll)
    if is_ally(who) then return end
    local p = controller(who)
    local had = noted(kinds_rolled, p) or 0

    if had // PART[k] % 2 == 1 then return end
    note(first_roll, 1)
    note(kinds_rolled, had + PART[k], p)
  end,

  tell_roller = function(who)
    note(roller, who)
    if is_ally(who) then forget(hero_rolls) else note(hero_rolls, 1) end
  end,

  -- The number to reach: a hero rolls anew.
  number_of = function(c, k)
    return noted(foe_player) and counter_roll(c, k) or attribute(c, k)
  end,

  -- What the hero rolls who counts as the challenge; what the other one has added to the
  -- own roll is kept.
  counter_roll = function(c, k)
    local who, extra, attacks, first = noted(roller), noted(roll_extra), noted(attacking), noted(first_roll)

    tell_roller(c)
    tell_first_roll(c, k)
    note(roll_extra, 0)
    forget(attacking)
    moment(controller(c), at_roll)
    local n = roll("d10", 2) + attribute(c, k) + answer("roll_more", c) + noted(roll_extra)

    tell_roller(who)
    note(roll_extra, extra)
    if attacks then note(attacking, 1) end
    if first then note(first_roll, 1) else forget(first_roll) end
    return n
  end,

  -- Some heroes attack more than once.
  spend_attack = function(c)
    local n = noted(attacks) or 0

    if not is_ally(c) and n < answer("attacks_more", c) then return note(attacks, n + 1) end
    mark(c, "has_attacked")
  end,

  attack_result = function(c, who, k, hit)
    if hit then return deal_to(c, harm(who, k), who) end
    happens("missed", who)
    take_harm(who, harm(c, k), c)
  end,

  can_attack = function(c, k) return not is_marked(c) and harm(c, k) > 0 and not answer("no_attack", c) end,

  is_shut = function(c, k)
    if k == 1 then return answer("shut_ranged", c) end
    return k == 2 and answer("shut_melee", c) or k == 3 and answer("shut_magic", c)
  end,

  who_stands = function(c, p, k)
    local h = hero_of(p)
    local attackers, defenders = attackers_of(c, p, k), defenders_of(p)

    if #attackers == 0 and (harm(c, k) == 0 or #defenders == 0) then return h, false end
    for _, a in ipairs(attackers) do offer("attack", a) end
    offer("defend", h)
    for _, a in ipairs(defenders) do offer("defend", a) end
    local what, who = ask(p, "who_stands", c)

    return who, what == "attack"
  end,

  attackers_of = function(c, p, k)
    local found = {}

    if is_shut(c, k) then return found end
    if can_attack(hero_of(p), k) then found[1] = hero_of(p) end
    for a in each(objects(party, p)) do
      if can_attack(a, k) and not is_absent(a) then found[#found + 1] = a end
    end
    return found
  end,

  -- Allies that may defend in place of the hero.
  defenders_of = function(p)
    local found = {}

    for a in each(objects(party, p)) do
      if may_defend_for_hero(a) and not is_absent(a) then found[#found + 1] = a end
    end
    return found
  end,

  may_defend_for_hero = function(a) return setting("allies_defend", "yes") or answer("may_defend", a) end,

  -- What a hit does to the foe; cards may make it less.
  deal_to = function(c, n, with)
    note(round_hits, (noted(round_hits) or 0) + 1)
    note(striker, with)
    if is_ally(with) or not has_weapon(with) then note(bare_handed, 1) else forget(bare_handed) end
    note(harm_extra, 0)
    moment(front_player(), at_hit)
    wound_foe(c, harm_to(c, n + noted(harm_extra), with))
  end,

  harm_to = function(c, n, with)
    if answer("gearless", c) then n = n - weapon_harm(with) end
    if answer("first_only", c) and noted(round_hits) > 1 then n = 0 end
    if is_ally(with) then n = harm_of_ally(c, n) end
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
    if not happens("falls", c) then return end
    note(outcome, DEFEATED)
  end,

  -- The loser of a fight.
  beaten = function(p)
    note(outcome, BEATEN)
    note(loser, p)
  end,
}
