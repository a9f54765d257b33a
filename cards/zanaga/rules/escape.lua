-- Escapes (A6, B8): by a test, or with a snare trap.

local any_snare = survival { sort = "snare" }

words {
  may_flee = function(c, duel)
    return (not duel or setting("escape_in_duel", "yes")) and not answer("cannot_escape", c)
  end,

  escape_step = function(p, c, duel)
    if not may_flee(c, duel) then
      note(step, "ranged")
      return fight_phases(1, p, c, duel)
    end
    note(moment, "escape")
    offer_uses(p)
    offer("flee")
    if find_one(any_snare, pouch, p) and is_snared(c) and not answer("no_survival", p) then offer("snare") end
    offer("stand_fast")
    local what, thing = ask(p, "escape", c)

    if what == "use" then return use_thing(thing, p) end
    note(step, "ranged")
    if what == "flee" then return flee_from(c, p) end
    if what == "stand_fast" then return end
    put(snare_of(p), supply)
    escape_from(c, p)
  end,

  -- Snare traps hold challenges only (B7, B8).
  is_snared = function(c)
    return not noted(foe_player) and zone_of(c) ~= awake and not answer("snare_useless", c)
  end,

  escape_from = function(c, p)
    happens("escaped", c, p)
    decide("escaped")
  end,

  flee_from = function(c, p)
    local h = hero_of(p)
    local k = escape_kind(c)

    if answer("escape_free", c) then return escape_from(c, p) end
    local wanted = not noted(foe_player) and escape_number(c, k)

    if wanted then tell_need(h, k, wanted) end
    local n = roll("d10", 2) + attribute(h, k) + answer("escape_more", h)

    happens("escapes", h, n)
    if n >= (wanted or roll("d10", 2) + attribute(c, k)) then return escape_from(c, p) end
    fail_escape(c, k, h, p)
  end,

  fail_escape = function(c, k, h, p)
    happens("escape_failed", c, p)
    if not answer("escape_safe", h) then take_harm(h, escape_harm(c, k), c) end
    if noted(outcome) then return end
    if setting("failed_escape", "loses_round") then
      ends(this_round)
      return note(step, "round")
    end
    mark(h, "has_attacked")
  end,

  escape_kind = function(c)
    if noted(foe_player) or setting("escape_test", "mind") then return 1 end
    if setting("escape_test", "spirit") or zone_of(c) == awake then return 3 end
    if has_word(c, "escape_by", "mind") then return 1 end
    return has_word(c, "escape_by", "body") and 2 or 3
  end,

  -- A god prints no number: it is 18. A hero who is fought rolls instead.
  escape_number = function(c, k)
    if not setting("escape_test", "printed") then return attribute(c, k) end
    return zone_of(c) == awake and 18 or escape(c)
  end,

  escape_harm = function(c, k)
    local a, b, d = harm(c, 1), harm(c, 2), harm(c, 3)

    if setting("escape_damage", "all") then return a + b + d end
    if setting("escape_damage", "kind_of_test") then return harm(c, k) end
    if setting("escape_damage", "lowest") then return least_of(a, b, d) end
    return -least_of(-a, -b, -d)
  end,

  least_of = function(a, b, d)
    if b < a then a = b end
    return d < a and d or a
  end,
}
