-- SEA-024 Right Toll
-- Spells of the player to your right cost one Energy more.
card "SEA-024" { passive { spell { controller = right }, cost = { energy = 1 } } }
