-- ZAN-061 Emerald Constrictor
-- A character whose melee attack against it fails cannot attack in the next round.

local only_defends = passive { me, no_attack }

card "ZAN-061" {
  when {
    missed = fighter,
    provided = { card { me, fought }, keeps(step, "melee") },
    run = function() mark(it, "held") end,
  },
  when { round_opens = me, run = function()
    local held_now = find(fighter { held })

    give(held_now, only_defends, this_round)
    unmark(held_now, "held")
  end },
  when { combat_over = me, run = function() unmark(find(fighter { held }), "held") end },
}
