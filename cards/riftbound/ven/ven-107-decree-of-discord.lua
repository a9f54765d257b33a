-- VEN-107 Decree of Discord
-- Enemy Order units of five Might together go to their owners' hands.
card "VEN-107" {
  effect { target = unit { enemy, domain = "Order", any_number, total_might = at_most(5) },
    run = function(units) put(units, hand) end,
  },
}
