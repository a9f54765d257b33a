-- WLD-056 Echo Chamber
-- Your first spell of each turn happens twice, with new choices.
card "WLD-056" {
  when { finalized = spell, by = you, nth = 1, run = function() new_choices(copy(it)) end },
}
