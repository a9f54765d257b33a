-- Escapes (A6, B8): by a test, or with a snare trap.

local ROUND, RANGED = 2, 4
local ESCAPED = 2

words {
  may_flee = function()
    return (not noted(foe_player) or setting("escape_in_duel", "yes")) and not answer("cannot_escape", front_foe())
  end,

  escape_step = function()
    local who = front_player()

    if not may_flee() then return note(step, RANGED) end
    note(at_escape, 1)
    offer_uses(who)
    offer("flee")
    if is_snared() and snare_of(who) and not answer("no_survival", who) then offer("snare") end
    offer("stand_fast")
    local what, c = ask(who, "escape", front_foe())

    if what == "use" then return use_thing(c, who) end
    forget(at_escape)
    note(step, RANGED)
    if what == "stand_fast" then return end
    if what == "flee" then return flee_from(front_foe(), who) end
    put(snare_of(who), supply)
    escape_from(front_foe(), who)
  end,

  -- Snare traps hold challenges only (B7, B8).
  is_snared = function()
    local c = noted(foe)

    return not noted(foe_player) and zone_of(c) ~= awake and not answer("snare_useless", c)
  end,

  escape_from = function(c, p)
    happens("escaped", c, p)
    note(outcome, ESCAPED)
  end,

  flee_from = function(c, p)
    local h = hero_of(p)
    local k = escape_kind(c)

    if answer("escape_free", c) then return escape_from(c, p) end
    if not noted(foe_player) then tell_need(h, k, escape_number(c, k)) end
    local n = roll("d10", 2) + attribute(h, k) + answer("escape_more", h)

    happens("escapes", h, n)
    if n >= escape_number(c, k) then return escape_from(c, p) end
    happens("escape_failed", c, p)
    if not answer("escape_safe", h) then take_harm(h, escape_harm(c, k), c) end
    if noted(outcome) then return end
    if setting("failed_escape", "loses_round") then return note(step, ROUND) end
    mark(h, "has_attacked")
  end,

  escape_kind = function(c)
    if noted(foe_player) or setting("escape_test", "mind") then return 1 end
    if setting("escape_test", "spirit") or zone_of(c) == awake then return 3 end
    if has_word(c, "escape_by", "mind") then return 1 end
    return has_word(c, "escape_by", "body") and 2 or 3
  end,

  -- A god prints no number: it is 18.
  escape_number = function(c, k)
    if noted(foe_player) then return roll("d10", 2) + attribute(c, k) end
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
