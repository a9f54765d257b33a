-- SFD-146 Vex, Cheerless
-- While she is in combat spells of your side cost less, at least one Energy, and those of the others more.
card "SFD-146" {
  passive { spell { friendly }, cost = { energy = -1, any = -1, minimum = 1 }, provided = unit { me, in_combat } },
  passive { spell { enemy }, cost = { energy = 1, any = 1 }, provided = unit { me, in_combat } },
}
