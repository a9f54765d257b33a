-- ZAN-206 Ancestor Mask
-- Activate before combat against an undead or a spirit: its damages are 1 lower.

card "ZAN-206" {
  activated {
    provided = {
      keeps(moment, "before"),
      either(card { fought, traits = "undead" }, card { fought, traits = "spirit" }),
    },
    cost = { activate = me },
    run = function()
      give_number(front_foe(), "ranged", -1, this_combat)
      give_number(front_foe(), "melee", -1, this_combat)
      give_number(front_foe(), "magic", -1, this_combat)
    end,
  },
}
