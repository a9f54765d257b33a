-- SFD-163 Deathgrip
-- A friendly unit dies and leaves its Might to another for the turn; a card for you.
card "SFD-163" {
  effect { target = { unit { friendly }, unit { friendly, another } },
    run = function(victim, heir)
      if kill(victim) then give_might(heir, might(victim), this_turn) end
      draw(1)
    end,
  },
}
