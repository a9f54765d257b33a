-- ZAN-147 Ulanna, Mother of Tides
-- At the end of each round she heals 1 wound for each exhaustion counter that the hero's
-- side paid in it, at most 2. moon: Draw a token from the pool and place it; if it was a
-- moon, do it again.

card "ZAN-147" {
  when {
    strained = fighter { in_fight },
    provided = card { me, fought, tally = at_most(1) },
    run = function()
      count_on(me, "tally", 1)
    end,
  },
  when { met = me, run = function() count_on(me, "tally", -tally(me)) end },
  when { round_closes = me, run = function()
    mend(me, tally(me))
    count_on(me, "tally", -tally(me))
  end },
  when { omen = me, amount = 2, run = function()
    for _ = 1, 20 do
      local t = place_drawn_token()

      if not t or not has_word(t, "symbol", "moon") then return end
    end
  end },
}
