-- ZAN-023 Prayer Flag Thief
-- Reward: the hero takes one survival token of the player's choice from the supply.

card "ZAN-023" {
  when { defeated = me, run = function()
    put(pick(tokens_for_sale(), turn_player(), "which_token"), pouch, turn_player())
  end },
}
