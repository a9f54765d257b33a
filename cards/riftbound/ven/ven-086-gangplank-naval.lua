-- VEN-086 Gangplank, Naval
-- Empowered, what chooses him and would stun him, take Might from him or put him into a hand gives him three Might
-- for the turn instead.

local item_that_chooses_me = either(spell { chooses = me }, ability { chooses = me })

card "VEN-086" {
  empowered {
    instead { stunned = me, might_taken = me, with = item_that_chooses_me,
      run = function() give_might(me, 3, this_turn) end,
    },
    instead { leaves = me, from = board, to = hand, with = item_that_chooses_me,
      run = function() give_might(me, 3, this_turn) end,
    },
  },
}
