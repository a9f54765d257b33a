-- SFD-167 Unsung Hero
-- If it was Mighty its death leaves you two cards.
card "SFD-167" {
  deathknell { provided = unit { me, mighty }, run = function() draw(2) end },
}
