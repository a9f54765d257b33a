-- VEN-107 Decree of Discord
-- Enemy Order units, together of five Might at most, leave for the hands of their owners.
card "VEN-107" {
  effect { target = unit { enemy, order, any_number, total_might = at_most(5) },
    run = function(units) put(units, hand) end,
  },
}
