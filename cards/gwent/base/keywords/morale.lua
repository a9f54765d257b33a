-- One more strength for each other unit of its row.
keyword "Morale" { passive { unit { another, at = here }, bolstered = 1 } }
