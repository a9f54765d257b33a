-- Opponents pay this to choose it.
keyword "Ward" { passive { me, cost_to_choose = value(), by = opponent } }
