-- ZAN-169 Raft of Reeds
-- Spaces with a river cost no die to enter from another space with a river, twice in a
-- turn.

card "ZAN-169" {
  activated {
    provided = { keeps(moment, "move"), hero { friendly, at = space { terrain = "river" } } },
    each_turn = 2,
    run = function()
      local h = hero_of(you)

      go_to(h, pick(neighbours(h, space { terrain = "river" }), you, "which_space"))
    end,
  },
}
