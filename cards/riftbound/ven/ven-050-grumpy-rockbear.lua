-- VEN-050 Grumpy Rockbear
-- Each rune of yours takes an Energy off what it costs to empower it; Deflect and Shield 3 then.
card "VEN-050" {
  passive { ability { me }, of = "Empower", cost = { energy = -1 }, each = rune { yours } },
  empowered { passive { me, has = { "Deflect", "Shield 3" } } },
}
