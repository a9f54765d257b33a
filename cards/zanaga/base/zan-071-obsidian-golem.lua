-- ZAN-071 Obsidian Golem
-- When a melee attack against it fails, the attacker's most expensive weapon is turned
-- face down and adds nothing until it is turned up.

card "ZAN-071" {
  when { missed = hero, provided = { card { me, fought }, keeps(step, "melee") }, run = function()
    local found = find(item { sort = "weapon", at = pack, except { put_by }, controller = front_player() })

    dull(pick(highest("price", found), front_player(), "turn_down"))
  end },
}
