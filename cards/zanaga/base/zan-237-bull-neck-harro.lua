-- ZAN-237 Bull-Neck Harro
-- Harro costs 1 gold in each of your market steps, or goes to the town's stack.

card "ZAN-237" {
  when { market_begins = you, run = function()
    if buys_off(1, controller(me)) then return end
    strip(me)
    to_stack(me, space_of_player(controller(me)))
  end },
}
