-- TIE-031 Court Jester
-- A card whenever you gain favor.
card "TIE-031" {
  when { gained = you, of = "favor", run = function() draw(1) end },
}
