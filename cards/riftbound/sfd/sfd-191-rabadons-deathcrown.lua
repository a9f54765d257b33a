-- SFD-191 Rabadon's Deathcrown
-- Attached: three more damage from each spell and ability of yours.
card "SFD-191" {
  attached { passive { either(spell { yours }, ability { yours }), bonus_damage = 3 } },
}
