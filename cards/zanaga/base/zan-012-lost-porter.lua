-- ZAN-012 Lost Porter
-- No combat: test Spirit. Failing, the hero suffers 1 exhaustion. Reward: the token of
-- this card goes back to the pool, if the hero likes.

card "ZAN-012" {
  effect { run = function()
    if not test(front_hero(), 3, 12) then
      tire(front_hero(), 1)
      return trial_failed()
    end
    trial_passed()
    if wants("Does its token go back to the pool?", turn_player()) then put(attachments(me), pool) end
  end },
}
