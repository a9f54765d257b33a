-- ZAN-049 Cave Oracle
-- No combat: test Spirit, or pay 3 gold to pass. Reward: look at three tokens of the
-- pool and place one of them instead of this card's token.

card "ZAN-049" {
  effect { run = function()
    local p = turn_player()

    if not buys_off(3, p) and not test(front_hero(), 3, 15) then return trial_failed() end
    trial_passed()
    local t = pick(look(random_of(3, objects(pool)), p), p, "which_token")

    put(attachments(me), pool)
    attach(t, me)
  end },
}
