-- OGN-178 Undercover Agent
-- Dying, it makes you discard two cards and then gives you two.
card "OGN-178" {
  deathknell { run = function() discard(2) draw(2) end },
}
