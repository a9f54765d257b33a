-- OGS-001 Annie, Fiery
-- What your spells and abilities deal is one damage more.
card "OGS-001" {
  passive { either(spell { yours }, ability { yours }), bonus_damage = 1 },
}
