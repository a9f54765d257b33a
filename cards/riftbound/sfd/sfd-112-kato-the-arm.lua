-- SFD-112 Kato the Arm
-- Going to a battlefield, it lends another friendly unit its keywords and as much Might as it has, for the turn.
card "SFD-112" {
  when { moves = me, to = battlefield, target = unit { friendly, another },
    run = function(u)
      give_keywords(u, me, this_turn)
      give_might(u, might(me), this_turn)
    end,
  },
}
