-- SEA-007 Twin Hearth
-- Spells of Fury and Calm both, of yours, cost one Energy less.
card "SEA-007" { passive { spell { yours, fury, calm }, cost = { energy = -1 } } }
