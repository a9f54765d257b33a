-- VEN-045 Helm of Suppression
-- Spells of opponents cost an Energy more; an Energy and a Power while this is Empowered.
card "VEN-045" {
  passive { spell { enemy }, cost = { energy = 1 }, provided = gear { me, except { empowered } } },
  passive { spell { enemy }, cost = { energy = 1, any = 1 }, provided = gear { me, empowered } },
}
