-- UNL-204 Keeper's Verdict
-- An enemy unit in the field goes into its owner's deck: on top or to the bottom, as the owner likes.
card "UNL-204" {
  effect { target = unit { enemy, at = battlefield },
    run = function(u)
      if not u then return end
      if choose("on top", "to the bottom", owner(u)) == 1 then put(u, deck, top) else put(u, deck, bottom) end
    end,
  },
}
