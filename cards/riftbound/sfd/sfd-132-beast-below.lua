-- SFD-132 Beast Below
-- On arrival, another unit of yours and an enemy one go to their owners' hands.
card "SFD-132" {
  when { played = me, target = { unit { friendly, another }, unit { enemy } },
    run = function(mine, foe) put({ mine, foe }, hand) end,
  },
}
