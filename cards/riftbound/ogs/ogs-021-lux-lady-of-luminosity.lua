-- OGS-021 Lux, Lady of Luminosity
-- A card for each spell of five Energy or more.
card "OGS-021" {
  when { played = spell { energy = at_least(5) }, by = you, run = function() draw(1) end },
}
