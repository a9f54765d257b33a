-- ZAN-150 Morwe, Who Keeps the Count
-- Each round: the character of the hero's side with the most wounds suffers 1 more.
-- skull: Put a doom counter on the god who is awake; each hero suffers a wound for each
-- three doom counters there.

card "ZAN-150" {
  when { round_opens = me, run = function()
    suffer(pick(highest("wounds", front_side()), front_player(), "who_suffers"), 1)
  end },
  when { omen = me, amount = 3, run = function()
    add_doom(1)
    for h in each(each_hero()) do suffer(h, doom(me) // 3) end
  end },
}
