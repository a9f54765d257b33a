-- SFD-145 Switcheroo
-- Two units of one battlefield change their Mights until the turn ends.
card "SFD-145" {
  effect { target = { unit { at = battlefield }, unit { another, together } },
    run = function(one, other)
      if one and other then
        local more = might(other) - might(one)
        give_might(one, more, this_turn)
        give_might(other, -more, this_turn)
      end
    end,
  },
}
