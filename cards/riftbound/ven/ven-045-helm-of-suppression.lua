-- VEN-045 Helm of Suppression
-- Spells of opponents cost an Energy more; a Power more on top while this is Empowered.
card "VEN-045" {
  passive { spell { enemy }, cost = { energy = 1 } },
  passive { spell { enemy }, cost = { any = 1 }, provided = gear { me, empowered } },
}
