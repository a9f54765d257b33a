-- VEN-161 Piltovan Forge
-- The first ability of friendly gear that is used in a turn costs an Energy less.
card "VEN-161" {
  passive { ability { of = gear { friendly } }, cost = { energy = -1 },
    provided = happened { ability_finalized = gear { friendly }, count = 0 },
  },
}
