-- SFD-167 Unsung Hero
-- If it was Mighty its death leaves you two cards.
card "SFD-167" {
  deathknell { run = function() if is(it, mighty) then draw(2) end end },
}
